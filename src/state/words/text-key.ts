/** The keys that `t` takes, read from the English words: a key that nobody wrote does not compile. Types only. */
import type * as english from './english-words.d.ts'

type English = typeof english

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Form}` ? Base : Key
type KeysIn<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Path}${WithoutForm<Name>}`
    : KeysIn<Tree[Name], `${Path}${Name}.`>
}[keyof Tree & string]

/** Found by table: a code, a status or a route names its words; a test walks each table. */
type KeyFromData =
  | `error.${string}`
  | `title.${string}`
  | `rooms.${string}`
  | `shell.footer.${string}`
  | `vertical.${string}`
  | `price.in.${string}`
  | `${number}.head`
  | `${number}.desc`

/** The words of `core` are at the root, those of a feature under its name. */
export type TextKey = KeysIn<English['core']> | KeysIn<Omit<English, 'core'>> | KeyFromData
export type Translate = (
  key: TextKey | readonly TextKey[],
  values?: Readonly<Record<string, unknown>>,
) => string
