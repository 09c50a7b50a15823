import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { Card } from '../../src/contract/content.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { Picture } from '../../src/contract/shared.ts'
import { RichText, StructureNode } from '../../src/contract/structure.ts'

/** Schemas that the document defines by name; recursive ones must be among them. */
const namedSchemas: Record<string, GenericSchema> = { Card, ErrorAnswer, Picture, RichText, StructureNode }
type Json = Record<string, unknown>

const moveReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema' && key !== '$defs')
      .map(([key, one]) => [
        key,
        key === '$ref' && typeof one === 'string'
          ? one.replace('#/$defs/', '#/components/schemas/')
          : moveReferences(one),
      ]),
  )
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectOf = (value: unknown): Json => (isJson(value) ? value : {})

/** Checks by code and transforms have no JSON schema and are left out: the description is then wider, never wrong. */
const convert = (schema: GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions: namedSchemas,
    typeMode,
    errorMode: 'ignore',
  })
export const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') =>
  objectOf(moveReferences(convert(schema, typeMode)))

export const componentSchemas = () =>
  Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [
      name,
      // A named shape refers to itself by name, so its own description is the definition of that name.
      moveReferences(objectOf(convert(schema, 'output').$defs)[name] ?? convert(schema, 'output')),
    ]),
  )
