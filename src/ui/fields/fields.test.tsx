import { MantineProvider } from '@mantine/core'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import type { FieldBinding } from './field-props.ts'
import { CheckboxField, SwitchField } from './BooleanFields.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PinField } from './PinField.tsx'
import { QuantityField } from './QuantityField.tsx'
import { RadioCardsField } from './RadioCardsField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const markupOf = (element: ReactElement) => renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>)
const fieldOf = <Value,>(name: string, value: Value, fault: string | null = null): FieldBinding<Value> => ({
  name,
  value,
  fault,
  onInput: () => undefined,
  onChange: () => undefined,
  onBlur: () => undefined,
})
const attributesOf = (markup: string, tag: RegExp) => {
  const found = tag.exec(markup)?.[0] ?? ''
  return Object.fromEntries(
    [...found.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}
/** What describes the element, in words. */
const describedText = (markup: string, id = '') => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1]

describe('a text field', () => {
  const fieldWith = (fault: string | null) =>
    markupOf(
      <TextField
        field={fieldOf('email', 'nadia', fault)}
        label="E-mail"
        type="email"
        hint="Yours"
        isRequired
      />,
    )
  it('has its label, its value and its hint', () => {
    const markup = fieldWith(null)
    const input = attributesOf(markup, /<input[^>]*>/)
    expect(input).toMatchObject({ name: 'email', value: 'nadia', type: 'email', 'aria-required': 'true' })
    expect(input['aria-invalid']).toBeUndefined()
    expect(attributesOf(markup, /<label[^>]*>/)['for']).toBe(input['id'])
    expect(describedText(markup, input['aria-describedby'])).toBe('Yours')
  })
  it('says what is wrong with it in place of the hint', () => {
    const input = attributesOf(fieldWith('Fill in this field'), /<input[^>]*>/)
    expect(input['aria-invalid']).toBe('true')
    expect(describedText(fieldWith('Fill in this field'), input['aria-describedby'])).toBe(
      'Fill in this field',
    )
  })
})

describe('a password field', () => {
  it('hides its value, and has a button to show it', () => {
    const markup = markupOf(
      <PasswordField
        field={fieldOf('password', 'moon')}
        label="Password"
        autoComplete="new-password"
        showLabel="Show password"
      />,
    )
    expect(attributesOf(markup, /<input[^>]*>/)).toMatchObject({
      type: 'password',
      autoComplete: 'new-password',
      value: 'moon',
    })
    expect(attributesOf(markup, /<button[^>]*>/)).toMatchObject({
      'aria-label': 'Show password',
      'aria-pressed': 'false',
      tabindex: '0',
    })
  })
})

describe('an error summary', () => {
  const summary = { ref: { current: null }, focusField: () => undefined }
  it('names each faulty field and what failed as a whole', () => {
    const faults = [{ name: 'again', words: 'These don’t match' }]
    const markup = markupOf(
      <ErrorSummary
        summary={{ ...summary, failure: 'The server is busy', faults }}
        labels={{ again: 'Once more' }}
      />,
    )
    expect(markup).toContain('Once more: These don’t match')
    expect(markup).toContain('The server is busy')
    expect(attributesOf(markup, /<div[^>]*role="alert"[^>]*>/)).toMatchObject({ tabindex: '-1' })
  })
  it('is not there while nothing failed', () => {
    expect(
      markupOf(<ErrorSummary summary={{ ...summary, failure: null, faults: [] }} labels={{}} />),
    ).not.toContain('alert')
  })
})

describe('a form', () => {
  const state = {
    formProps: {
      ref: { current: null },
      noValidate: true,
      method: 'post',
      onSubmit: () => undefined,
      onReset: () => undefined,
    },
    summary: { ref: { current: null }, focusField: () => undefined, faults: [], failure: null },
    isSending: false,
  } as const
  const submitOf = (fields?: ReactElement) => {
    const markup = markupOf(
      <Form form={state} className="form" labels={{}} submit="Send" takesFocus>
        {fields}
      </Form>,
    )
    return /<button[^>]*type="submit"[^>]*>/.exec(markup)?.[0] ?? ''
  }
  it('takes the focus with the button that sends it where it has no field', () => {
    expect(submitOf()).toContain('autofocus')
    expect(submitOf(<TextField field={fieldOf('code', '')} label="Code" />)).not.toContain('autofocus')
  })
})

describe('a box to tick', () => {
  it('is a checkbox or a switch with its label, and says what is wrong', () => {
    const checkbox = markupOf(
      <CheckboxField field={fieldOf('agrees', true, 'Please')} label="I agree" isRequired />,
    )
    const box = attributesOf(checkbox, /<input[^>]*>/)
    expect(box).toMatchObject({ type: 'checkbox', name: 'agrees', checked: '', 'aria-invalid': 'true' })
    expect(describedText(checkbox, box['aria-describedby'])).toBe('Please')
    expect(attributesOf(checkbox, /<label[^>]*>/)['for']).toBe(box['id'])
    const news = markupOf(<SwitchField field={fieldOf('news', false)} label="News" hint="By mail" />)
    const input = attributesOf(news, /<input[^>]*>/)
    expect(input).toMatchObject({ type: 'checkbox', role: 'switch', name: 'news' })
    expect(input['checked']).toBeUndefined()
    expect(describedText(news, input['aria-describedby'])).toBe('By mail')
  })
})

const cities = [
  { value: 'a', label: 'Amman' },
  { value: 'b', label: 'Beirut', text: 'By the sea' },
]
describe('a choice of one', () => {
  it('is the list of the system, with what is chosen', () => {
    const markup = markupOf(
      <SelectField
        field={fieldOf('city', 'b')}
        label="City"
        options={cities.map(({ value, label }) => ({ value, label }))}
      />,
    )
    expect(attributesOf(markup, /<select[^>]*>/)['name']).toBe('city')
    expect(markup).toContain('<option value="b" selected="">Beirut</option>')
  })
  it('is a group of cards, of which one is checked', () => {
    const markup = markupOf(<RadioCardsField field={fieldOf('city', 'b')} label="City" options={cities} />)
    expect(markup).toContain('role="radiogroup"')
    const checked = [...markup.matchAll(/aria-checked="(\w+)"/g)].map(([, is]) => is)
    expect(checked).toEqual(['false', 'true'])
    expect(markup).toContain('By the sea')
  })
})

describe('a PIN field', () => {
  it('has an input for each digit, with its own name, hidden where it is a secret', () => {
    const markup = markupOf(
      <PinField
        field={fieldOf('pin', '12', 'Exactly 4')}
        label="PIN"
        length={4}
        digitLabel={(place) => `Digit ${place}`}
        isHidden
      />,
    )
    const digits = [...markup.matchAll(/<input[^>]*aria-label[^>]*>/g)].map(([one]) =>
      attributesOf(one, /.*/),
    )
    expect(digits.map((digit) => [digit['aria-label'], digit['value'], digit['type']])).toEqual([
      ['Digit 1', '1', 'password'],
      ['Digit 2', '2', 'password'],
      ['Digit 3', '', 'password'],
      ['Digit 4', '', 'password'],
    ])
    expect(new Set(digits.map(({ id }) => id)).size).toBe(4)
    expect(describedText(markup, attributesOf(markup, /<fieldset[^>]*>/)['aria-describedby'])).toBe(
      'Exactly 4',
    )
  })
})

describe('a quantity field', () => {
  it('has its number, and a keypad of numbers on a phone', () => {
    const input = attributesOf(
      markupOf(<QuantityField field={fieldOf('count', 3)} label="How many" min={1} max={9} />),
      /<input[^>]*>/,
    )
    expect(input).toMatchObject({ name: 'count', value: '3', inputMode: 'decimal' })
  })
})
