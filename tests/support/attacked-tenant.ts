/** A tenant whose every text is an attack: its pages, some of its articles, and its words over the application's. */
import { readFileSync, readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { openEmbedded } from '../../server/db/open-embedded.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import type { StoredNode } from '../../server/modules/structure/tree.ts'
import type { Log, Scope } from '../../server/context.ts'
import { type Portal, restartPortal, startPortal, stop } from '../tools/lib/portal.mjs'

const root = new URL('../../', import.meta.url).pathname
const lines = readFileSync(`${root}server/rich-text/attacks.txt`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '))
/** The same again, with a call that leaves a mark on the page instead of an alert. */
const replaceDialogByMark = (line: string) =>
  line.replace(/\b(?:alert|confirm|prompt)\b(?=\s*[(`])/g, 'leaveMark')
export const attacks = [...new Set([...lines, ...lines.map(replaceDialogByMark)])]

const attacksPerPage = 30
export const pageNames = Array.from(
  { length: Math.ceil(attacks.length / attacksPerPage) },
  (_, at) => `attack-${at}`,
)
export const attacksOn = (page: number) => attacks.slice(page * attacksPerPage, (page + 1) * attacksPerPage)

const rich = (name: string, attack: string): StoredNode[] => [
  { name: `${name}-html`, type: 'richText', title: { en: attack }, rich: { en: { html: attack } } },
  { name: `${name}-markdown`, type: 'richText', title: { en: attack }, rich: { en: { markdown: attack } } },
  {
    name: `${name}-tree`,
    type: 'richText',
    rich: { en: [{ tag: 'a', href: attack, children: [{ text: attack }] }] },
  },
]
const chip = (name: string, title: string, clickUrl: string): StoredNode => ({
  name,
  title: { en: title },
  clickUrl,
})
const pageOf = (name: string, at: number): StoredNode => {
  const here = attacksOn(at)
  const [first = ''] = here
  return {
    name,
    title: { en: first },
    subTitle: { en: here.at(-1) ?? '' },
    substructure: [
      {
        name: 'chips',
        type: 'chips',
        substructure: here.map((attack, index) => chip(`chip-${index}`, attack, attack)),
      },
      {
        name: 'pages',
        type: 'chips',
        substructure: pageNames.map((other) => chip(other, other, `/main/${other}`)),
      },
      ...(['hero', 'banner', 'shelf', 'list'] as const).map((type, index): StoredNode => ({
        name: type,
        type,
        title: { en: here[index] ?? first },
        subTitle: { en: here[index + 4] ?? first },
        eyebrow: { en: here[index + 8] ?? first },
        clickUrl: here[index + 12] ?? first,
        props: { look: first, eyebrow: here[index + 16] ?? first },
        entries: { kinds: ['article', 'album'], limit: 4 },
      })),
      ...here.flatMap((attack, index) => rich(`text-${index}`, attack)),
    ],
  }
}

const keysOf = (words: unknown, path: string): string[] =>
  typeof words === 'string'
    ? [path]
    : Object.entries(words as object).flatMap(([name, inner]) => keysOf(inner, `${path}.${name}`))
const wordKeys = readdirSync(`${root}locales/en`).flatMap((file) =>
  keysOf(JSON.parse(readFileSync(`${root}locales/en/${file}`, 'utf8')), file.replace('.json', '')),
)

const writeAttacks = async ({ db, tenant }: Scope) => {
  const trees = pageNames.map((name, at) => ({ tenant, name, tree: JSON.stringify(pageOf(name, at)) }))
  await db.insertInto('structure').values(trees).execute()
  const words = wordKeys.map((key, at) => ({
    tenant,
    lang: 'en',
    key,
    value: attacks[at % attacks.length] ?? '',
  }))
  await db.deleteFrom('word').where('tenant', '=', tenant).execute()
  await db.insertInto('word').values(words).execute()
  const open = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'article')
    .where(sql<boolean>`coalesce(data ->> 'premium', 'false') = 'false'`)
    .orderBy('id')
    .limit(3)
    .execute()
  const bodies = [
    { html: attacks.join('\n') },
    { html: attacks.toReversed().join('\n') },
    { markdown: attacks.join('\n\n') },
  ]
  for (const [at, { id }] of open.entries()) {
    const title = attacks.filter((attack) => attack.includes('</script>'))[at] ?? ''
    const texts = JSON.stringify({
      title: { en: title },
      subTitle: { en: title },
      description: { en: title },
    })
    const body = JSON.stringify({ body: { en: bodies[at] } })
    await db
      .updateTable('item')
      .set({ texts: sql`texts || ${texts}::jsonb`, data: sql`data || ${body}::jsonb` })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  }
  return open.map(({ id }) => id)
}

const failOnLog = (fields: object, message: string) => {
  throw new Error(`${message} ${JSON.stringify(fields)}`)
}
const log: Log = { info: () => undefined, warn: failOnLog, error: failOnLog }

export interface AttackedPortal extends Portal {
  articles: readonly string[]
}
export const startAttackedPortal = async (tenant: string): Promise<AttackedPortal> => {
  const portal = await startPortal()
  await stop(portal.child)
  const url = portal.env['DATABASE_URL']
  const store = url ? await openPostgres(url, 1, log) : await openEmbedded(portal.dataDir, log)
  const articles = await store.within(tenant, writeAttacks)
  await store.close()
  Object.assign(portal, await restartPortal(portal))
  return { ...portal, articles, stop: () => portal.stop() }
}
