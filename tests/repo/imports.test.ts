import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportProblems, problemsOf } from '../tools/lib/imports.mjs'
import { allowed, circles, folderCircles, noFolderCircles, planted } from './planted-imports.ts'

const root = new URL('../..', import.meta.url).pathname

describe('the imports of the project', () => {
  const found = problemsOf(root)
  it('keep to the layers, features, screens and wrapped libraries', () => {
    expect(found.imports).toEqual([])
  })
  it('form no cycle of files of any kind', () => {
    expect(found.cycles).toEqual([])
  })
  it('form no cycle of folders', () => {
    expect(found.folderCycles).toEqual([])
  })
})

describe('an import that is not allowed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  let found: ImportProblems = { imports: [], cycles: [], folderCycles: [] }

  beforeAll(() => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    write('src/features/y/a.ts', 'export const a = 1')
    for (const [file, text] of [...planted, ...allowed]) write(file, text)
    for (const [kind, one, two] of circles) {
      write(`src/lib/${kind}/one.ts`, one)
      write(`src/lib/${kind}/two.ts`, two)
    }
    for (const [parent, , files] of folderCircles)
      for (const [file, text] of files) write(`${parent}/${file}`, text)
    for (const [parent, files] of noFolderCircles)
      for (const [file, text] of files) write(`${parent}/${file}`, text)
    found = problemsOf(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(planted)('is named, with its reason: %s', (file, _text, reason) => {
    const problems = found.imports.filter((problem) => problem.startsWith(`${file} imports `))
    expect(problems).toEqual([expect.stringContaining(reason)])
  })
  it.each(allowed)('is not among these: %s', (file) => {
    expect(found.imports.filter((problem) => problem.startsWith(`${file} imports `))).toEqual([])
  })
  it.each(circles)('is named as a cycle of kind %s', (kind) => {
    expect(found.cycles).toContain(`src/lib/${kind}/one.ts src/lib/${kind}/two.ts`)
  })
  it.each(folderCircles)('is named as a cycle of folders of %s', (parent, members) => {
    const named = found.folderCycles.filter((cycle) => cycle.startsWith(`${parent}: `))
    expect(named).toEqual([expect.stringContaining(`${parent}: ${members}: ${parent}/`)])
  })
  it.each(noFolderCircles)('is no cycle of folders of %s', (parent) => {
    expect(found.folderCycles.filter((cycle) => cycle.startsWith(`${parent}: `))).toEqual([])
  })
})
