import { expect, it } from 'vitest'
import { avatarsOf } from './avatars.ts'

const row = (more: object) => ({ id: 'avt_1', name: 'own', ...more })

it('the avatars are those of the tenant’s list that can be shown [CONFIG-03]', () => {
  const list = [
    { id: 'avt_moon', name: 'moon' },
    row({ imageUrl: '/pictures/own.webp', title: { en: 'Own' } }),
  ]
  expect(avatarsOf(list)).toEqual([
    { id: 'avt_moon', name: 'moon', title: {}, imageUrl: null },
    { id: 'avt_1', name: 'own', title: { en: 'Own' }, imageUrl: '/pictures/own.webp' },
  ])
})
it('a row that is no avatar, has nothing to show, or a picture that runs is skipped', () => {
  for (const list of [null, 'moon', {}, [null, 'moon', { id: 'avt_1' }, row({}), row({ id: '' })]])
    expect(avatarsOf(list)).toEqual([])
  expect(avatarsOf([row({ imageUrl: 'javascript:marked()' })])).toEqual([])
})
