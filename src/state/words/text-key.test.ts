import { expect, expectTypeOf, it } from 'vitest'
import type { Features, TextKey } from './text-key.ts'

it('a translation key is an existing one; any other does not compile', () => {
  expectTypeOf<'favorite.added' | '404.head' | 'states.gone.title'>().toExtend<TextKey>()
  expectTypeOf<'favorite.addedd'>().not.toExtend<TextKey>()
  // A plural is chosen by its count.
  expectTypeOf<'states.saved.minutes'>().toExtend<TextKey>()
  expectTypeOf<'states.saved.minutes_one'>().not.toExtend<TextKey>()
})

it('the keys of every feature are known, except the server-only ones', () => {
  const known: Record<'core' | keyof Features, true> = {
    accountData: true,
    album: true,
    artist: true,
    boot: true,
    cards: true,
    consent: true,
    core: true,
    cup: true,
    dialogs: true,
    error: true,
    errorPage: true,
    favorites: true,
    game: true,
    history: true,
    install: true,
    keep: true,
    keys: true,
    likes: true,
    login: true,
    logout: true,
    manage: true,
    market: true,
    pace: true,
    parental: true,
    passkeys: true,
    password: true,
    player: true,
    plans: true,
    playlist: true,
    price: true,
    profile: true,
    queue: true,
    rating: true,
    reading: true,
    rooms: true,
    search: true,
    security: true,
    settings: true,
    shell: true,
    spoken: true,
    states: true,
    stories: true,
    structure: true,
    title: true,
    track: true,
    validate: true,
    vertical: true,
    videoCheck: true,
    watch: true,
  }
  const files = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((path) => path.slice(20, -5))
  const hosts = ['described', 'identity', 'manifest']
  expect([...Object.keys(known), ...hosts].sort()).toEqual(files.sort())
})
