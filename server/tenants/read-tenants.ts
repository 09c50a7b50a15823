/** Makes tenants of the content of their files. An error is reported in one sentence with file and field. */
import * as v from 'valibot'
import configurations from './common/configurations.json' with { type: 'json' }
import menus from './common/menus.json' with { type: 'json' }
import { findPriceFault } from './check-prices.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { hostTable } from './host-names.ts'
import { subscriptionTypeOf } from './plans.ts'
import { PlanTemplate, TenantFile } from './tenant-file.ts'
import { Tenant } from './tenant.ts'

export class TenantFileError extends Error {
  override name = 'TenantFileError'
}

const PlanTemplates = v.record(v.string(), PlanTemplate)
type PlanTemplates = v.InferOutput<typeof PlanTemplates>

/** What the folder of the tenants holds, parsed and not checked. */
export interface TenantContents {
  /** By file name, `nour.json`. */
  tenants: Readonly<Record<string, unknown>>
  /** Of `common/plans.json`. */
  plans: unknown
}

const refuseTenantFile = (file: string, field: string, why: string): never => {
  throw new TenantFileError(`Tenant file ${file}: field "${field}" is wrong (${why}).`)
}

const check = <S extends v.GenericSchema>(schema: S, file: string, value: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  return refuseTenantFile(file, v.getDotPath(issue) ?? 'whole file', issue.message)
}

/** Fields that earlier releases called differently: the error message contains the new name. */
const renamedFields = [
  { from: ['rooms'], to: 'sections' },
  { from: ['configurations', 'header', 'rooms'], to: 'configurations.header.sections' },
]

const hasField = (content: unknown, path: readonly string[]): boolean => {
  const [field, ...below] = path
  if (field === undefined) return true
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, field)) return false
  return hasField(Reflect.get(content, field), below)
}

const refuseRenamedFields = (file: string, content: unknown) => {
  for (const { from, to } of renamedFields)
    if (hasField(content, from)) refuseTenantFile(file, from.join('.'), `it is called "${to}" now`)
}

const brandTokens = ['--accent', '--on', '--warm', '--warm-t'] as const

/** Variable text of a theme, as the page's body gets it (THEME-02): the four colours that make the brand. */
const variables = (tokens: Record<string, string>) =>
  brandTokens.map((name) => `${name}:${tokens[name] ?? ''}`).join(';')

const themeSide = (file: TenantFile, { isDark }: { isDark: boolean }) => {
  const tokens = isDark ? file.tokens.dark : file.tokens.light
  return { isDark, variables: variables(tokens), background: tokens['--bg'] ?? '#ffffff' }
}

const plansOf = (file: string, { plans, features }: TenantFile, templates: PlanTemplates) =>
  plans.map((plan, at) => {
    const template =
      ownValue(templates, plan.template) ??
      refuseTenantFile(
        file,
        `plans.${at}.template`,
        `common/plans.json has no '${plan.template}', only ${Object.keys(templates).join(', ')}`,
      )
    return subscriptionTypeOf(plan, template, features)
  })

/** One file's content as the tenant that the server works with. */
const readTenant = (file: string, content: unknown, templates: PlanTemplates): Tenant => {
  refuseRenamedFields(file, content)
  const parsed = check(TenantFile, file, content)
  const main = themeSide(parsed, parsed.colors.default)
  const other = parsed.colors.alternate ? themeSide(parsed, parsed.colors.alternate) : null
  const colors = {
    default: { isDark: main.isDark, variables: main.variables },
    ...(other ? { alternate: { isDark: other.isDark, variables: other.variables } } : {}),
  }
  const tenant = check(Tenant, file, {
    ...parsed,
    colors,
    themeColour: { default: main.background, alternate: other?.background ?? main.background },
    subscriptionTypes: plansOf(file, parsed, templates),
    configurations: {
      ...configurations,
      ...menus,
      ...parsed.configurations,
      enabled_features: parsed.features,
      colors: { isDark: main.isDark, ...colors },
    },
  })
  const fault = findPriceFault(parsed.plans, tenant)
  return fault ? refuseTenantFile(file, fault.field, fault.why) : tenant
}

/** A misspelt key would be ignored, and the tenant's calls would silently go to our own backend. */
const checkBackends = (file: string, { name, service }: Tenant) => {
  for (const key of Object.keys(service.tenantBackendUrl))
    if (key !== name) refuseTenantFile(file, `service.tenantBackendUrl.${key}`, `the only key is "${name}"`)
}

/** Exactly one answers plain localhost, and no two tenants may answer at one host name. */
const checkHosts = (tenants: readonly Tenant[]) => {
  const first = tenants.filter((tenant) => tenant.isFirst)
  if (first.length !== 1) refuseTenantFile('*.json', 'isFirst', `${first.length} tenants say so, one has to`)
  hostTable(tenants, null, (host, owner, other) =>
    refuseTenantFile(`${other.name}.json`, 'hosts', `${host} already belongs to ${owner.name}`),
  )
}

/** All tenants, the first one first. */
export const readTenants = ({ tenants: contents, plans }: TenantContents): readonly Tenant[] => {
  const templates = check(PlanTemplates, 'common/plans.json', plans)
  const tenants = Object.entries(contents).map(([file, content]) => {
    const tenant = readTenant(file, content, templates)
    if (`${tenant.name}.json` !== file) refuseTenantFile(file, 'name', 'it has to be the name of the file')
    checkBackends(file, tenant)
    return tenant
  })
  checkHosts(tenants)
  return tenants.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || (a.name < b.name ? -1 : 1))
}
