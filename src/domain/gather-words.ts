/** Only `core` is at the root, because the specification spells its keys out (`favorite.added`, `404.head`). */
import type { RouteRow } from '../contract/routes.ts'
import { screenRowOf } from '../contract/screens.ts'
import { type Words, isBranch, layWords } from './words.ts'

const rootFeature = 'core'

const everywhere = ['core', 'shell', 'states', 'errorPage', 'cards', 'login', 'likes', 'rooms'] as const
/** The empty page of a language contains the words of its failure screens and nothing else. */
export const emptyPageFeatures: readonly string[] = ['boot']

export const placeFeature = (feature: string, words: Words): Words =>
  feature === rootFeature ? words : { [feature]: words }

export const gatherFeatures = (files: Iterable<readonly [feature: string, words: Words]>): Words => {
  let all: Words = {}
  for (const [feature, words] of files) all = layWords(all, placeFeature(feature, words))
  return all
}

/** The backend's overlay is flat (`"favorite.added": "…"`); the page stores a tree. */
export const treeOfKeys = (overlay: Record<string, string>): Words => {
  let tree: Words = {}
  for (const [key, text] of Object.entries(overlay)) {
    const branch = key.split('.').reduceRight<Words | string>((inner, name) => ({ [name]: inner }), text)
    if (isBranch(branch)) tree = layWords(tree, branch)
  }
  return tree
}

export const keysOf = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    isBranch(value) ? keysOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value] as [string, string]],
  )

const pick = (all: Words, ...path: string[]): Words => {
  let value: string | Words | undefined = all
  for (const name of path) value = isBranch(value) ? value[name] : undefined
  const found = value
  return found === undefined
    ? {}
    : path.reduceRight<Words>((inner, name) => ({ [name]: inner }), found as Words)
}

/** Of the many titles only the route's own is included; `route` is null where none matches. */
export const firstPaintWords = (files: ReadonlyMap<string, Words>, route: RouteRow | null): Words => {
  const named = [...everywhere, ...(route ? screenRowOf(route.screen).words : [])]
  const features = gatherFeatures(named.map((name) => [name, files.get(name) ?? {}] as const))
  const titles = gatherFeatures(['title', 'vertical'].map((name) => [name, files.get(name) ?? {}] as const))
  const branches = [
    pick(titles, 'title', route?.title ?? 'main'),
    pick(titles, 'vertical', route?.vertical ?? ''),
  ]
  return branches.reduce(layWords, features)
}
