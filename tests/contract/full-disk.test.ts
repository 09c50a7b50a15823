/** The built portal on a disk that is really full, and after space was freed, without a restart. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Token } from '../../src/contract/session.ts'
import { type SmallDisk, startOnSmallDisk, whyNoSmallDisk } from '../support/full-disk.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { testDatabaseUrl } from '../support/store.ts'
import { Visitor } from '../support/visitor.ts'

let disk: SmallDisk
let who: Visitor
let token = ''
let album = ''

const get = (path: string) => disk.portal.get(path, 'riwaq.localhost')
const readiness = async () => {
  const { status, body } = await get('/readyz')
  return [status, JSON.parse(body)]
}
/** The answer of the call that redeems the login, or of the page where it stopped. */
const logIn = async (visitor: Visitor) => {
  const form = await openLogin(visitor)
  if (form.status !== 200) return form
  const sent = await submitLogin(visitor, form, 'omar@riwaq.example', 'omar-demo-2026')
  const back = await followToPortal(visitor, sent)
  if (back.status >= 500) return back
  const answer = await visitor.call('/login/api', { code: codeInLocation(back) })
  if (answer.status === 200) token = parse(Token, answer.json).access_token
  return answer
}
const newVisitor = () => new Visitor(disk.portal.port, 'riwaq.localhost')
/** Each has a key, which is stored with its answer. */
const like = (key: string) =>
  who.visit(`/api/like/albums/${album}`, {
    method: 'POST',
    headers: {
      origin: who.origin,
      authorization: `Bearer ${token}`,
      'x-tenant-id': 'riwaq',
      'x-distribution-channel': 'WEB',
      'idempotency-key': key.padEnd(32, '0'),
    },
  })
const openPicture = async (width: number) => {
  const { status, headers, raw } = await get(`/img/${album}/${width}x0.webp`)
  return [status, headers['content-type'], raw.subarray(0, 4).toString()]
}
const aPicture = [200, 'image/webp', 'RIFF']
const cachedPictures = () => readdirSync(join(disk.folder, 'cache/img')).length

const prepare = async () => {
  disk = await startOnSmallDisk({ REQUESTS_PER_MINUTE: '1000000' })
  who = newVisitor()
  await logIn(who)
  album = /alb_\w+/.exec((await get('/api/structure/home?lang=en')).body)?.[0] ?? ''
  disk.fill()
}
const expectAllWorksAgain = async () => {
  disk.freeSpace()
  expect(await readiness()).toEqual([200, { ready: true }])
  expect((await logIn(newVisitor())).status).toBe(200)
  expect((await like('again')).status).toBe(200)
  expect(await openPicture(800)).toEqual(aPicture)
  expect(cachedPictures()).toBeGreaterThan(0)
}

const why = whyNoSmallDisk()
if (why !== null)
  it(`is not tried on this machine, where no small file system can be mounted: ${why}`, () =>
    expect(why).not.toBe(''))
else
  describe('a portal on a full disk', () => {
    beforeAll(prepare, 180_000)
    afterAll(() => disk.portal.stop())

    it('shows pages, and draws pictures without keeping them', async () => {
      expect(disk.freeBytes()).toBe(0)
      expect((await get('/en')).status).toBe(200)
      expect(await openPicture(480)).toEqual(aPicture)
      expect(cachedPictures()).toBe(0)
    })

    if (testDatabaseUrl)
      it('goes on with logins and writes, whose database has a disk of its own', async () => {
        expect((await logIn(newVisitor())).status).toBe(200)
        expect((await like('full')).status).toBe(200)
        expect(await readiness()).toEqual([200, { ready: true }])
      })
    else
      it('answers logins and writes with 503 and when to try again, and says why it is not ready', async () => {
        const { status, headers } = await logIn(newVisitor())
        expect([status, headers['retry-after']]).toEqual([503, '5'])
        const answers = new Set<string>()
        // There may be space in the last page of the table.
        for (let at = 0; at < 1000 && !answers.has('503 5'); at++) {
          const written = await like(`full-${at}`)
          answers.add(`${written.status} ${String(written.headers['retry-after'] ?? '')}`)
        }
        expect([...answers].filter((answer) => answer !== '200 ')).toEqual(['503 5'])
        expect(await readiness()).toEqual([503, { ready: false, reason: 'the disk is full' }])
      })

    it('works again after space is freed, without a restart', expectAllWorksAgain)
  })
