import { describe, expect, it } from 'vitest'
import { BackendError } from '../../api/backend-error.ts'
import { fieldReasonsOf } from '../../api/field-reasons.ts'
import { confirmed, email, required } from '../../domain/validation.ts'
import { checkFields, faultsOfReasons, withRefusals } from './form-faults.ts'

const everything = () => true
const refusal = (details: unknown) =>
  new BackendError(400, { status: 400, error: 'BAD_REQUEST', i18Message: 'x', requestId: 'r', details })

describe('the fields of a form', () => {
  it('may be texts, switches and lists: each is required in its own way [FORM-01]', () => {
    const rules = { name: [required], agrees: [required], topics: [required] }
    const empty = { name: '', agrees: false, topics: [] as string[] }
    expect(checkFields(rules, empty, everything)).toEqual({
      name: { key: 'requiredField' },
      agrees: { key: 'requiredField' },
      topics: { key: 'requiredField' },
    })
    const filled = { name: 'Nadia', agrees: true, topics: ['music'] }
    expect(checkFields(rules, filled, everything)).toEqual({ name: null, agrees: null, topics: null })
  })
  it('are compared with one another, and only the wanted ones are checked', () => {
    const rules = { password: [required], again: [confirmed('password')] }
    const values = { password: '', again: 'moon' }
    expect(checkFields(rules, values, (name) => name === 'again')).toEqual({
      again: { key: 'validate.confirmed' },
    })
  })
  it('pass without a rule of their own', () => {
    expect(checkFields({ mail: [email] }, { mail: 'a@b.example', note: '' }, everything)).toEqual({
      mail: null,
      note: null,
    })
  })
})

describe('what the backend says of fields', () => {
  it('lands on the fields of that name; a reason without words of its own has the fallback [FORM-18]', () => {
    const values = { email: 'nadia', city: '' }
    const several = fieldReasonsOf(
      refusal([
        { field: 'email', reason: 'email' },
        { field: 'city', reason: 'string' },
        { field: 'elsewhere', reason: 'required' },
      ]),
    )
    expect(faultsOfReasons(several, values)).toEqual({
      email: { key: 'validate.email' },
      city: { key: 'validate.invalid' },
    })
    const one = fieldReasonsOf(refusal({ where: 'body', field: 'city', reason: 'required' }))
    expect(faultsOfReasons(one, values)).toEqual({ city: { key: 'requiredField' } })
  })
  it('is nothing where the refusal names none, or something else failed', () => {
    for (const details of [undefined, null, 'field', [3], { largest: 9 }])
      expect(fieldReasonsOf(refusal(details))).toEqual([])
    expect(fieldReasonsOf(new TypeError('no'))).toEqual([])
  })
})

describe('what the backend refused', () => {
  const refused = {
    faults: { code: { key: 'validate.wrong' as const } },
    values: { code: '1234', again: '' },
  }
  it('stays refused while another field is left and validated', () => {
    const found = { code: null, again: { key: 'requiredField' as const } }
    expect(withRefusals(found, refused, { code: '1234', again: '' })).toEqual({
      code: { key: 'validate.wrong' },
      again: { key: 'requiredField' },
    })
  })
  it('is forgotten with the value that was refused', () => {
    expect(withRefusals({ code: null, again: null }, refused, { code: '12345', again: '' })).toEqual({
      code: null,
      again: null,
    })
  })
})
