/** `campgainId` is spelled so in the addresses that campaigns link to (AMBIG-094). */
const campaignParams = { campgainId: 'marketingCampaign', clickId: 'clickId' } as const

interface Campaign {
  marketingCampaign?: string
  clickId?: string
}

/** The campaign and the click that led here, as far as the address names them. PAYRET-12, PAYRET-13 */
export const campaignOf = ({ href }: Pick<URL, 'href'>): Campaign => {
  const { searchParams } = new URL(href)
  const found: Campaign = {}
  for (const [param, field] of Object.entries(campaignParams)) {
    const value = searchParams.get(param)
    if (value) found[field] = value
  }
  return found
}

export const withoutCampaign = ({ href }: Pick<URL, 'href'>): URL => {
  const url = new URL(href)
  // A deletion writes the whole query anew, in another spelling than a person's or a server's.
  for (const param of Object.keys(campaignParams))
    if (url.searchParams.has(param)) url.searchParams.delete(param)
  return url
}
