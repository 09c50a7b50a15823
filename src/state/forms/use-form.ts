import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { wordsOfError } from '../../api/error-words.ts'
import { fieldReasonsOf } from '../../api/field-reasons.ts'
import type { Fault } from '../../domain/validation.ts'
import { watchFields } from '../../lib/watch-fields.ts'
import { useClosingGuard } from '../dialogs/closing-guard.ts'
import { useFormats } from '../words/formats.ts'
import { useTranslation } from '../words/translation.tsx'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import {
  type Faults,
  type FieldValue,
  type Rules,
  checkFields,
  faultsOfReasons,
  withRefusals,
} from './form-faults.ts'

interface FormOptions<Values extends Record<string, FieldValue>> {
  initial: Values
  rules: Rules<Values>
  send: (values: Values) => Promise<Faults<Values> | void>
  /** Unsent values are restored under this name when the form is opened again. Never for a form with passwords. */
  draft?: string
}

interface FieldState<Value> {
  name: string
  value: Value
  onInput: (value: Value) => void
  onChange: (value: Value) => void
  onBlur: () => void
  fault: string | null
}
export interface FormState<Values> {
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    method: 'post'
    onSubmit: (event: FormEvent) => void
    onReset: () => void
  }
  field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>
  summary: {
    ref: RefObject<HTMLDivElement | null>
    failure: string | null
    faults: { name: string; words: string }[]
    focusField: (name: string) => void
  }
  isSending: boolean
}

const useFaultWords = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ key, count }: Fault) =>
    count === undefined ? t(key) : t(key, { count, n: formats.number(count) })
}

/** Values are read by listeners that outlive a render, hence the ref. */
const useValues = <Values extends object>(initial: Values, draft: string | undefined) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readDraft(draft) }))
  const current = useRef(values)
  const replace = (next: Values) => {
    current.current = next
    setValues(next)
  }
  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    replace({ ...current.current, [name]: value })
    writeDraft(draft, current.current)
  }
  const reset = () => {
    replace(initial)
    dropDraft(draft)
  }
  const hasTyped = Object.entries(values).some(
    ([name, value]) => typeof value === 'string' && value !== Reflect.get(initial, name),
  )
  return { values, current, setValue, reset, hasTyped }
}

/** When they are left and when their value is complete, never while typing (FORM-19 to FORM-21). */
const useFaults = <Values extends object>(rules: Rules<Values>, values: RefObject<Values>) => {
  const latestRules = useRef(rules)
  const [faults, setFaults] = useState<Faults<Values>>({})
  const refused = useRef<{ faults: Faults<Values>; values: Values }>({ faults: {}, values: values.current })
  const validate = useCallback(
    (name: string) =>
      setFaults((before) => {
        // One field may depend on another: what was validated once is validated again.
        const isWanted = (other: keyof Values) => other === name || other in before
        const found = checkFields(latestRules.current, values.current, isWanted)
        return withRefusals(found, refused.current, values.current)
      }),
    [values],
  )
  const noteRefusal = (found: Faults<Values>) => {
    refused.current = { faults: found, values: values.current }
  }
  return { faults, setFaults, noteRefusal, validate }
}

const focusFieldIn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input`)?.focus()

const namesIn = <Values extends object>(faults: Faults<Values>) =>
  (Object.keys(faults) as (keyof Values & string)[]).filter((name) => faults[name])

/** After a failed attempt a single faulty field takes the focus itself; otherwise the summary does. */
const useFocusAfterFailure = <Values extends object>(form: RefObject<HTMLFormElement | null>) => {
  const summary = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<Faults<Values> | null>(null)
  useEffect(() => {
    const [name, ...others] = namesIn(failed ?? {})
    if (name !== undefined && others.length === 0) focusFieldIn(form.current, name)
    else if (failed) summary.current?.focus()
  }, [failed, form])
  return { summary, failed, setFailed }
}

export const useForm = <Values extends Record<string, FieldValue>>({
  initial,
  rules,
  send,
  draft,
}: FormOptions<Values>): FormState<Values> => {
  const { t } = useTranslation()
  const faultWords = useFaultWords()
  const form = useRef<HTMLFormElement>(null)
  const { values, current, setValue, reset, hasTyped } = useValues(initial, draft)
  useClosingGuard(hasTyped)
  const { faults, setFaults, noteRefusal, validate } = useFaults(rules, current)
  const { summary, failed, setFailed } = useFocusAfterFailure<Values>(form)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => (form.current ? watchFields(form.current, validate) : undefined), [validate])

  const refuse = (found: Faults<Values>) => {
    setFaults(found)
    setFailed(found)
  }
  const refuseBySend = (found: Faults<Values>) => {
    noteRefusal(found)
    refuse(found)
  }
  const attempt = async () => {
    setSending(true)
    setError(null)
    setFailed(null)
    try {
      const found = await send(current.current)
      if (found) refuseBySend(found)
      else dropDraft(draft)
    } catch (problem) {
      const found = faultsOfReasons(fieldReasonsOf(problem), current.current)
      if (namesIn(found).length === 0) setError(problem)
      refuseBySend(found)
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = checkFields(rules, current.current, () => true)
    if (namesIn(found).length > 0) refuse(found)
    else void attempt()
  }
  const wordsOf = (found: Faults<Values> | null, name: keyof Values) => {
    const fault = found?.[name]
    return fault ? faultWords(fault) : ''
  }
  // It stays until the next attempt: if it shrank while a button is pressed, the button would move away.
  const failedNames = namesIn(failed ?? {})
  return {
    formProps: { ref: form, noValidate: true, method: 'post', onSubmit, onReset: reset },
    field: (name) => ({
      name,
      value: values[name],
      onInput: (value) => setValue(name, value),
      onChange: (value) => {
        setValue(name, value)
        validate(name)
      },
      onBlur: () => validate(name),
      fault: faults[name] ? wordsOf(faults, name) : null,
    }),
    summary: {
      ref: summary,
      failure: error === null ? null : t(wordsOfError(error)),
      faults:
        failedNames.length > 1 ? failedNames.map((name) => ({ name, words: wordsOf(failed, name) })) : [],
      focusField: (name) => focusFieldIn(form.current, name),
    },
    isSending,
  }
}
