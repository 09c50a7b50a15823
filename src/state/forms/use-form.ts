/**
 * A form whose fields keep what is typed by themselves; this looks at them at the right moments, says what is wrong,
 * and leads to the first field that is.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Fault, type Rule, faultOf } from '../../domain/validation.ts'
import { watchFields } from '../../lib/watch-fields.ts'
import { useFormats } from '../words/formats.ts'
import { useTranslation } from '../words/translation.tsx'

type Typed<Name extends string> = Record<Name, string>
type Rules<Name extends string> = Readonly<Record<Name, readonly Rule[]>>
type Faults<Name extends string> = Partial<Record<Name, Fault | null>>

interface Form<Name extends string> {
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  /** What is wrong with a field, in words; null while nothing is. */
  faultAt: (name: Name) => string | null
  isSending: boolean
}

const typedIn = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Typed<Name> => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Typed<Name>
}

const useFaultWords = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ key, count }: Fault) =>
    count === undefined ? t(key) : t(key, { count, n: formats.number(count) })
}

/** Which of the fields are looked at; those that were looked at before stand in `before`. */
type Wanted<Name extends string> = (name: Name, before: Faults<Name>) => boolean

const checkFields =
  <Name extends string>(form: HTMLFormElement, rules: Rules<Name>, wanted: Wanted<Name>) =>
  (before: Faults<Name>): Faults<Name> => {
    const names = Object.keys(rules) as Name[]
    const typed = typedIn(form, names)
    return Object.fromEntries(
      names
        .filter((name) => wanted(name, before))
        .map((name) => [name, faultOf(rules[name], typed[name], typed)]),
    ) as Faults<Name>
  }

/** `rules` in the order of the fields. `send` runs once everything passes; what it throws is its own to catch. */
export const useForm = <const Name extends string>(
  rules: Rules<Name>,
  send: (typed: Typed<Name>) => Promise<void>,
): Form<Name> => {
  const form = useRef<HTMLFormElement>(null)
  const known = useRef(rules)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [isSending, setSending] = useState(false)
  const words = useFaultWords()

  useEffect(() => {
    const here = form.current
    // One field may hang on another: whatever was looked at once is looked at again.
    const one = (at: string) => (name: Name, before: Faults<Name>) => name === at || name in before
    return here ? watchFields(here, (at) => setFaults(checkFields(here, known.current, one(at)))) : undefined
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const here = form.current
    if (!here || isSending) return
    const found = checkFields(here, rules, () => true)({})
    setFaults(found)
    const names = Object.keys(rules) as Name[]
    const wrong = names.find((name) => found[name])
    if (wrong) return here.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    setSending(true)
    void send(typedIn(here, names)).finally(() => setSending(false))
  }
  const faultAt = (name: Name) => {
    const fault = faults[name]
    return fault ? words(fault) : null
  }
  return { form, onSubmit, faultAt, isSending }
}
