import { tabKeys } from '../../contract/tab-keys.ts'
import { campaignOf, withoutCampaign } from '../../domain/addresses/campaign-params.ts'
import { pathOf } from '../../domain/addresses/without-login-params.ts'

/** Out of the address first, so that a shared or reloaded one names no campaign. */
export const saveCampaign = () => {
  const { marketingCampaign, clickId } = campaignOf(location)
  const path = pathOf(withoutCampaign(location))
  if (path !== pathOf(location)) history.replaceState(history.state, '', path)
  if (marketingCampaign) sessionStorage.setItem(tabKeys.marketingCampaign(), marketingCampaign)
  if (clickId) sessionStorage.setItem(tabKeys.clickId(), clickId)
}
