import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../../contract/content.ts'
import { becomeUser, becomeVisitor } from '../../state/session/session.ts'
import { connectWriter } from '../../state/offline-writes/pending.ts'
import { reportReadingPosition } from './last-reading-position.ts'

const article = (id: string): Card => ({
  id,
  kind: 'article',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: '/img/x/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'ARTICLE',
  grading: 0,
  minutes: 4,
})
const lina = {
  roles: ['user'],
  UUID: 'uuid',
  userId: 'usr_1',
  name: 'Lina',
  lastName: 'Haddad',
  email: 'lina@riwaq.example',
  userInformation: {},
}

let written: unknown[] = []
beforeEach(() => {
  written = []
  connectWriter(({ call, input }) => {
    written.push({ call, input })
    return Promise.resolve()
  })
})
const placeAt = (id: string, userCurrentPlaying: number) => ({
  call: 'putPlayHistory',
  input: { params: { id }, body: { userCurrentPlaying, contentType: 'ARTICLE' } },
})

describe('the reading position', () => {
  it('is reported to the backend in seconds of reading, about a paragraph at a time', () => {
    becomeUser(lina)
    for (const part of [0.25, 0.26, 0.27, 0.5, 1]) reportReadingPosition(article('atc_1'), part)
    expect(written).toEqual([placeAt('atc_1', 60), placeAt('atc_1', 120), placeAt('atc_1', 240)])
  })
  it('stays on the device of a guest [ROLE-29]', () => {
    becomeVisitor()
    reportReadingPosition(article('atc_2'), 0.5)
    expect(written).toEqual([])
  })
})
