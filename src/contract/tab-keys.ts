/** Names in session storage, which lives as long as the tab. They never change, as those of `storage-names.ts`. */
export const tabKeys = {
  scroll: (tenant: string) => `riwaq:${tenant}:scroll`,
  versionReload: (tenant: string) => `riwaq:${tenant}:version-reload`,
  unauthorizedReload: (tenant: string) => `riwaq:${tenant}:unauthorized`,
  chunkReload: (path: string) => `chunk-reload:${path}`,
  loadedPages: (tenant: string, list: string) => `went-on:${tenant}:${list}`,
  interruptedPlay: (tenant: string) => `cut-off:${tenant}`,
  /** Of earlier builds, which had no other intention. */
  playAfterLogin: (tenant: string) => `prepared-play:${tenant}`,
  draftsOverLogin: (tenant: string) => `drafts:${tenant}`,
  redeeming: (tenant: string) => `redeeming:${tenant}`,
  videoReload: () => 'film',
  // As the specification spells them.
  marketingCampaign: () => 'marketingCampaign',
  clickId: () => 'clickId',
  loginOptions: () => 'loginOptionsObject',
  upgradeTarget: () => 'upgradeTo',
}
