import { describe, expect, it } from 'vitest'
import { type Decision, type WorkerSettings, decide } from './decide.ts'

const origin = 'https://nour.example'
const facts: WorkerSettings = { origin, defaultLanguage: 'ar', canonicalQuery: ['genre'], ceiling: false }
const page = (lang: 'ar' | 'en' | 'fr', key: string | null): Decision => ({
  how: 'page',
  lang,
  key: key === null ? null : origin + key,
})

const table: [what: string, address: string, mode: string, answer: Decision][] = [
  ['keeps home', '/', 'navigate', page('ar', '/')],
  ['reads the language from the prefix', '/fr/music/list', 'navigate', page('fr', '/fr/music/list')],
  ['keeps a whitelisted query', '/games/list?genre=chess', 'navigate', page('ar', '/games/list?genre=chess')],
  ['never keeps the sign-in return', '/?code=abc&state=x', 'navigate', page('ar', null)],
  ['never keeps a payment return', '/subscription?status=200', 'navigate', page('ar', null)],
  ['never keeps a lowered ceiling', '/?maxRating=10', 'navigate', page('ar', null)],
  ['never keeps a whitelisted name beside another', '/?genre=x&session_id=1', 'navigate', page('ar', null)],
  ['leaves the backend alone', '/api/user/profile', 'cors', { how: 'pass' }],
  ['leaves the login alone', '/login/nour?lang=ar', 'navigate', { how: 'pass' }],
  ['leaves the registration alone', '/register/nour?lang=ar', 'navigate', { how: 'pass' }],
  [
    'leaves the login of a backend under a path alone',
    '/backend/login/nour?lang=ar&redirectUrl=%2F',
    'navigate',
    { how: 'pass' },
  ],
  ['keeps the page of the partner login', '/register', 'navigate', page('ar', '/register')],
  ['leaves the provider alone', '/oidc/auth', 'navigate', { how: 'pass' }],
  ['leaves the build poll alone', '/builds/latest.json', 'cors', { how: 'pass' }],
  ['leaves media alone', '/media/trk_1.mp3', 'no-cors', { how: 'pass' }],
  ['leaves files opened by hand alone', '/robots.txt', 'navigate', { how: 'pass' }],
  ['takes chunks for assets', '/assets/a-1.js', 'cors', { how: 'asset' }],
  ['takes web fonts for fonts', '/assets/readex-1.woff2', 'cors', { how: 'font' }],
  ['takes sealed sound for sound', '/_/sound/1', 'no-cors', { how: 'sound' }],
  ['takes covers for pictures', '/img/alb_1/320x0.webp', 'no-cors', { how: 'picture' }],
]

describe('the strategy of a request', () => {
  it.each(table)('%s', (_, address, mode, answer) => {
    expect(decide({ url: new URL(address, origin), method: 'GET', mode }, facts)).toEqual(answer)
  })
  it('does not handle writes', () => {
    expect(decide({ url: new URL('/', origin), method: 'POST', mode: 'navigate' }, facts)).toEqual({
      how: 'pass',
    })
  })
  it('does not handle other origins', () => {
    const url = new URL('https://elsewhere.example/img/a/320x0.webp')
    expect(decide({ url, method: 'GET', mode: 'no-cors' }, facts)).toEqual({ how: 'pass' })
  })
  it('serves no cached document under an age ceiling', () => {
    const url = new URL('/', origin)
    expect(decide({ url, method: 'GET', mode: 'navigate' }, { ...facts, ceiling: true })).toEqual(
      page('ar', null),
    )
  })
})
