import { localKeys } from '../../contract/storage-names.ts'
import { openItemPreferences } from '../storage/item-preferences.ts'

const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean'
const openAutoDownloads = (tenant: string) => openItemPreferences(localKeys.autoDownloads(tenant), isYesOrNo)

export const isAutoDownloadEnabled = (tenant: string, collectionId: string): boolean =>
  openAutoDownloads(tenant).of(collectionId) ?? false
export const setAutoDownload = (tenant: string, collectionId: string, isWanted: boolean) =>
  openAutoDownloads(tenant).keep(collectionId, isWanted)
