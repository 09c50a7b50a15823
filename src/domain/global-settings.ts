/** The global settings, read from the configuration nodes a tenant serves. CONFIG-GLOBAL, AMBIG-048 */
import type { StructureNode } from '../contract/structure.ts'

interface GlobalSettings {
  /** Address of the tenant's stylesheet; empty where there is none. */
  customStyle: string
  links: { homeUrl: string }
}

const defaults: GlobalSettings = { customStyle: '', links: { homeUrl: '/' } }

/** Properties of a configuration node; a node that is missing has none. */
export const configurationOf = (
  configurations: StructureNode | undefined,
  name: string,
): Readonly<Record<string, unknown>> =>
  configurations?.substructure.find((node) => node.name === name)?.data.customProperties ?? {}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise)

export const globalSettingsOf = (configurations: StructureNode | undefined): GlobalSettings => ({
  customStyle: textOf(configurationOf(configurations, 'custom_styling')['cdnLink'], defaults.customStyle),
  links: {
    homeUrl: textOf(
      configurationOf(configurations, 'global_shared_links')['homeUrl'],
      defaults.links.homeUrl,
    ),
  },
})
