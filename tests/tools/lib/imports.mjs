/**
 * Who may import whom, as `layers.mjs` lists it, held over the graph of resolved paths: a path cannot be written so that it
 * passes. `problemsOf(root)` names each import that the lists do not allow, and each cycle of files or folders.
 */
import { cyclesOf, folderCyclesOf } from './cycles.mjs'
import { importGraph } from './import-graph.mjs'
import { composed, layers, loadersOfBuilds, reserved, wrappedLibraries } from './layers.mjs'

/** Tests may import anything, and nothing of the product may import them. */
const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('tests/')

const isWithin = (file, folder) => file === folder || file.startsWith(`${folder}/`)
const isAmong = (file, folders) => folders.some((folder) => isWithin(file, folder))
const layerOf = (file) => layers.find(({ folder }) => isWithin(file, folder))
/** The subfolder that contains a file; null for a file directly in the folder, such as its registry. */
const childOf = (file, folder) => {
  const [child, ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length > 0 ? child : null
}

/** The address of a folder that files are read from or written to: one around the file itself, or that of caches. */
const isData = (file, target) =>
  target === '.' || isWithin(file, target) || isWithin(target, 'node_modules/.cache')

const importProblem = (file, target) => {
  const { folder, may, siblings } = layerOf(file)
  if (isTest(target)) return 'it is made for tests'
  if (isData(file, target)) return null
  const owner = reserved.find((row) => isWithin(target, row.folder) && !isWithin(file, row.folder))
  if (owner && !isAmong(file, owner.files)) return `only ${owner.files.join(', ')} may`
  if (!isWithin(target, folder)) return isAmong(target, may) ? null : `${folder} may not import it`
  const [from, to] = [childOf(file, folder), childOf(target, folder)]
  return siblings && from !== null && from !== to ? `a folder of ${folder} may not import another` : null
}

const isOf = (name, library) =>
  library.endsWith('*')
    ? name.startsWith(library.slice(0, -1))
    : name === library || name.startsWith(`${library}/`)
const packageProblem = (file, name) => {
  const { folder, packages } = layerOf(file)
  if (!packages.some((library) => isOf(name, library))) return `${folder} may not import this package`
  const wrapper = wrappedLibraries.find(({ library }) => isOf(name, library))
  return !wrapper || isAmong(file, wrapper.files) ? null : `only ${wrapper.files.join(', ')} may`
}

export const problemsOf = (root) => {
  const graph = importGraph(root)
  const imports = [...graph]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, { own, packages, unclear }]) =>
      [
        ...own.map((target) => [target, importProblem(file, target)]),
        ...packages.map((name) => [name, packageProblem(file, name)]),
        ...unclear.map((what) => ['what no reader can know', isAmong(file, loadersOfBuilds) ? null : what]),
      ].flatMap(([target, problem]) => (problem ? [`${file} imports ${target}: ${problem}`] : [])),
    )
  const product = new Map([...graph].filter(([file]) => !isTest(file)))
  const folderCycles = folderCyclesOf(product)
    .filter(({ folder }) => !composed.includes(folder))
    .map(({ folder, members, imports: between }) => `${folder}: ${members.join(' ')}: ${between.join(', ')}`)
  return { imports, cycles: cyclesOf(graph).map((files) => files.join(' ')), folderCycles }
}
