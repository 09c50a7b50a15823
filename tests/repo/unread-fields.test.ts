import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldOf, rowsWithUnreadField } from '../tools/lib/unread-fields.mjs'

const linesOf = (name: string) =>
  readFileSync(new URL(`../spec/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
const rows = linesOf('requirements').map(([id = '', , , , text = '']) => ({ id, text }))

describe('the field of a row', () => {
  it.each([
    ['ENTITY-GAME-01', 'id'],
    ['ENTITY-GAME-05', 'businessModel'],
    ['ENTITY-GAME-09', 'VIDEO_GAMEPLAY'],
    ['ENTITY-GAME-11', 'group'],
    ['ENTITY-DEVICE-03', 'tablet'],
    ['ENTITY-SUBTYPE-05', 'amount'],
    ['ENTITY-TRACKFETCH-03', 'purchase'],
    ['ENTITY-ATTR-06', 'ment_note'],
    ['ENTITY-ATTR-14', 'DISPLAY_SERVICE_NAME_HTML_TEXT_'],
    ['ENTITY-NODE-02', 'query'],
    ['ENTITY-NODE-09', 'substructure'],
    ['ENTITY-ARTICLE-03', 'amount'],
    ['CONFIG-02', 'features'],
    ['CONFIG-07', 'google-ads'],
    ['CONFIG-15', 'count'],
    ['CONFIG-22', 'profileMenu'],
    ['CONFIG-27', 'identifier'],
    ['CONFIG-ENV-03', 'stage'],
    ['CONFIG-GLOBAL-03', 'homeUrl'],
    ['CONFIG-LINK-01', null],
    ['PLAYER-12', null],
  ])('%s is %s', (id, field) => {
    const row = rows.find((one) => one.id === id) ?? expect.unreachable(id)
    expect(fieldOf(row)).toBe(field)
  })
})

describe('a field', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'unread-'))
    for (const folder of ['src', 'sw', 'server']) mkdirSync(join(root, folder))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const row = { id: 'ENTITY-GAME-16', text: 'A game has the field isWalletItem.' }
  const unreadWith = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code)
    return rowsWithUnreadField(root, [row])
  }
  it.each([
    ['as a property', 'export const f = (game) => game.isWalletItem'],
    ['out of an object', 'export const f = ({ isWalletItem }) => isWalletItem'],
    ['under another name', 'export const f = ({ isWalletItem: owned }) => owned'],
    ['by its name as a text', "export const f = (game) => read(game, 'isWalletItem')"],
    ['by the beginning of a key', 'export const f = (game, lang) => read(game, `isWalletItem${lang}`)'],
  ])('is read %s', (_, code) => {
    expect(unreadWith('src/features/games/f.ts', code)).toEqual([])
  })
  it.each([
    ['where it is only written', 'src/f.ts', 'export const f = { isWalletItem: true }'],
    ['where only its type is written', 'src/f.ts', 'export interface Game { isWalletItem: boolean }'],
    ['by a comment', 'src/f.ts', '// isWalletItem\nexport const f = 1'],
    ['by the contract', 'src/contract/f.ts', 'export const f = (game) => game.isWalletItem'],
    ['by the demo', 'server/demo/f.ts', 'export const f = (game) => game.isWalletItem'],
    ['by a test', 'src/f.test.ts', 'export const f = (game) => game.isWalletItem'],
    ['by a fixture', 'src/f.fixture.ts', 'export const f = (game) => game.isWalletItem'],
  ])('is not read %s', (_, file, code) => {
    expect(unreadWith(file, code)).toEqual([row.id])
  })
})

it('the product reads the field of every proven row', () => {
  const proven = new Set(linesOf('proven').map(([id]) => id))
  const root = new URL('../..', import.meta.url).pathname
  expect(
    rowsWithUnreadField(
      root,
      rows.filter(({ id }) => proven.has(id)),
    ),
  ).toEqual([])
})
