/** What the host puts into a document for the page: one JSON block with the id `page-data`. */
import * as v from 'valibot'
import type { ItemCall, ItemName } from './screens.ts'
import { Lang } from './shared.ts'
import { EnvFile } from './shell.ts'

export const pageSwitches = [
  'search',
  'likes',
  'playHistory',
  'share',
  'install',
  'notifications',
  'disclaimer',
  'games',
  'podcasts',
  'audiobooks',
  'video',
  'articles',
] as const

export const PublicTenant = v.object({
  name: v.string(),
  brand: v.string(),
  /** The name in the script of a language that has another one. */
  brandIn: v.optional(v.record(Lang, v.string())),
  default: v.object({ locale: v.object({ defaultLocale: Lang }) }),
  maxRating: v.nullable(v.number()),
  titlePrefix: v.string(),
  /** Two colour configurations: default and alternate. AMBIG-047 */
  colors: v.object({
    default: v.object({ isDark: v.boolean(), variables: v.string() }),
    alternate: v.optional(v.object({ isDark: v.boolean(), variables: v.string() })),
  }),
  rooms: v.array(v.string()),
  /** Numbering system of its own (`arab`), with every language that knows it. */
  numerals: v.optional(v.string()),
  autoLoginCookie: v.optional(v.string()),
  protectRedirect: v.optional(v.string()),
  /** Address of another provider that manages the passwords; left out where the portal does. */
  passwordsAt: v.optional(v.string()),
  /** Its foreign backend accepts the idempotency header; ours always does. */
  takesIdempotencyKeys: v.optional(v.boolean()),
  /** Footer links, where they differ from the usual ones; `shell.footer.<name>` are their words. */
  footer: v.optional(v.array(v.object({ name: v.string(), to: v.string() }))),
  canonicalQuery: v.array(v.string()),
  versionPollMs: v.number(),
  logo: v.string(),
  mark: v.object({
    viewBox: v.string(),
    paths: v.array(
      v.object({
        d: v.string(),
        fill: v.picklist(['accent', 'on', 'blend']),
        rule: v.optional(v.picklist(['evenodd', 'nonzero'])),
      }),
    ),
  }),
  features: v.object({
    ownedOnly: v.optional(v.boolean()),
    multipleLoginOptions: v.optional(v.boolean()),
    ...v.entriesFromList(pageSwitches, v.optional(v.literal(false))),
  }),
})
export type PublicTenant = v.InferOutput<typeof PublicTenant>

const Elsewhere = v.object({ base: v.string(), origin: v.string() })
export type Elsewhere = v.InferOutput<typeof Elsewhere>

export const PageData = v.object({
  build: v.string(),
  env: EnvFile,
  tenant: PublicTenant,
  lang: Lang,
  path: v.nullable(v.string()),
  status: v.number(),
  elsewhere: v.optional(Elsewhere),
  maxRating: v.number(),
  at: v.string(),
  /** In a rendered document the words of its markup; the rest of the language loads after hydration. */
  words: v.record(v.string(), v.unknown()),
  /** Answers for the first screen, by query key; a partial one is fetched in full when the page is idle. */
  queries: v.array(
    v.object({ key: v.array(v.unknown()), data: v.unknown(), isPart: v.optional(v.boolean()) }),
  ),
})
export type PageData = v.InferOutput<typeof PageData>

/** Input and output of `src/render.tsx`, through which alone the server uses React. */
export interface RenderInput {
  page: PageData
  url: string
}
export interface RenderOutput {
  /** Markup of #root, without any style attribute. */
  html: string
  css: string
  title: string
  usedWords: Readonly<Record<string, string>>
  missingWords: readonly string[]
  chunks: readonly string[]
}

export interface RouteQuery {
  call: 'getStructure' | ItemCall
  /** Null for a structure. */
  item: ItemName | null
  key: readonly unknown[]
  input: { params: Record<string, string>; query: Record<string, string> }
}
