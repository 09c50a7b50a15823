/// <reference types="vite/client" />
/** Passwords that are guessed first: the commonest ones, and those made of the person's own name or address. */

type PasswordWeakness = 'common' | 'personal'
interface PasswordOwner {
  name: string
  email: string | null
}

let known: Promise<ReadonlySet<string>> | null = null
const loadCommonPasswords = () =>
  (known ??= import('./common-passwords.txt?raw').then(
    ({ default: text }) => new Set(text.split('\n').filter((line) => line && !line.startsWith('# '))),
  ))

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const withoutEnds = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const shortestWord = 3
const ownWords = ({ name, email }: PasswordOwner): string[] => {
  const address = plain(email ?? '')
  const words = `${plain(name)} ${address}`.split(/[^\p{L}\p{N}]+/u)
  const fullNames = [address, address.split('@')[0] ?? '', plain(name).replace(/\s+/g, '')]
  return [...fullNames, ...words]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
}

/** Fewer letters than these beside the own words are no secret. */
const fewLetters = 4
const isPersonal = (password: string, owner: PasswordOwner) => {
  const left = ownWords(owner).reduce((rest, word) => rest.replaceAll(word, ' '), password)
  return left !== password && (left.match(/\p{L}/gu) ?? []).length < fewLetters
}

export const weaknessOf = async (chosen: string, owner: PasswordOwner): Promise<PasswordWeakness | null> => {
  const password = plain(chosen)
  const common = await loadCommonPasswords()
  if (common.has(password) || common.has(withoutEnds(password))) return 'common'
  return isPersonal(password, owner) ? 'personal' : null
}
