import { MantineProvider } from '@mantine/core'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FieldBinding } from './field-props.ts'
import { PasswordField } from './PasswordField.tsx'
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
    const input = attributesOf(fieldWith('Please fill this in'), /<input[^>]*>/)
    expect(input['aria-invalid']).toBe('true')
    expect(describedText(fieldWith('Please fill this in'), input['aria-describedby'])).toBe(
      'Please fill this in',
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
    const faults = [{ name: 'again', words: 'The two are not the same' }]
    const markup = markupOf(
      <ErrorSummary
        summary={{ ...summary, failure: 'The server is busy', faults }}
        labels={{ again: 'Once more' }}
      />,
    )
    expect(markup).toContain('Once more: The two are not the same')
    expect(markup).toContain('The server is busy')
    expect(attributesOf(markup, /<div[^>]*role="alert"[^>]*>/)).toMatchObject({ tabindex: '-1' })
  })
  it('is not there while nothing failed', () => {
    expect(
      markupOf(<ErrorSummary summary={{ ...summary, failure: null, faults: [] }} labels={{}} />),
    ).not.toContain('alert')
  })
})
