/** Read from `dist` in production, made from the sources in development. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Language } from '../../src/contract/languages.ts'
import { latestBuildPath } from '../../src/contract/shell.ts'
import type { Render, Responder } from '../context.ts'
import { type BuiltFiles, readBuiltFiles } from './built-files.ts'
import { loadRenderer } from './load-renderer.ts'

/** Scripts, in the order of need, and styles that a screen needs before it may be painted and hydrated. */
export interface AssetsToLoad {
  entry: string
  /** Modules the entry and the screen import, without the entry itself. */
  modules: readonly string[]
  styles: readonly { href: string; css: string }[]
  /** Development only: markup of the head before all other styles and scripts. */
  preamble?: string
}

export interface Build {
  id: string
  /** Made from sources that change while it runs: nothing is cached. */
  isLive: boolean
  render: Render
  /** `chunks` are source paths, as `RenderOutput` names them. */
  loads(chunks: readonly string[]): AssetsToLoad
  fontFaces: { css: string }
  /** The font files for this language, that of its own script first. */
  fontsOf(lang: Language, fontFaceCss: string): readonly string[]
  files: BuiltFiles
  /** Folder of the hashed files, kept for tabs of earlier builds; null in development. */
  hashed: string | null
}

const Chunk = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
})
const Manifest = v.record(v.string(), Chunk)
type Manifest = v.InferOutput<typeof Manifest>
const BuildRecord = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/)) })

const entryName = 'index.html'

/** The chunks named and all they import, each once, imports first: that is the order of their styles. */
const withImports = (manifest: Manifest, names: readonly string[]) => {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) return
    for (const imported of chunk.imports) if (!found.has(imported)) visit(imported)
    found.add(name)
  }
  names.forEach(visit)
  return [...found].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
}

/** Names and spaces are Latin in every language. */
const scriptsOf = (lang: Language) =>
  lang === 'ar' ? ['arabic', 'latin'] : lang === 'ro' ? ['latin', 'romanian'] : ['latin']
const fontsIn = (fontFaceCss: string) =>
  [...fontFaceCss.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([href]) => href)

const loadsFrom = (manifest: Manifest, files: BuiltFiles) => {
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest does not name ${entryName}.`)
  return (names: readonly string[]): AssetsToLoad => {
    const chunks = withImports(manifest, [entryName, ...names])
    const styles = [...new Set(chunks.flatMap((chunk) => chunk.css))]
    return {
      entry: `/${entry.file}`,
      modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
      styles: styles.map((file) => ({ href: `/${file}`, css: files.text(`/${file}`).trim() })),
    }
  }
}

export const openBuild = async (dist: string): Promise<Build> => {
  const client = join(dist, 'client')
  const [record, manifest, files, { renderPage, fontFaces }] = await Promise.all([
    readFile(join(dist, 'build.json'), 'utf8').then((text) => v.parse(BuildRecord, JSON.parse(text))),
    readFile(join(client, 'manifest.build.json'), 'utf8').then((text) => v.parse(Manifest, JSON.parse(text))),
    readBuiltFiles(client),
    loadRenderer(join(dist, 'render', 'render.js')),
  ])
  const cached = new Map<string, AssetsToLoad>()
  const read = loadsFrom(manifest, files)
  return {
    id: record.id,
    isLive: false,
    render: renderPage,
    loads(chunks) {
      const key = chunks.join()
      const loads = cached.get(key) ?? read(chunks)
      cached.set(key, loads)
      return loads
    },
    fontFaces: { css: fontFaces.trim() },
    fontsOf: (lang, shown) =>
      scriptsOf(lang).flatMap((script) => fontsIn(shown).filter((href) => href.includes(`-${script}-`))),
    files,
    hashed: join(client, 'assets'),
  }
}

/** The page polls this to learn of a new build. */
export const createBuildIdResponder =
  ({ id }: Build): Responder =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === latestBuildPath)
      return Response.json({ id }, { headers: { 'cache-control': 'no-cache' } })
    return null
  }
