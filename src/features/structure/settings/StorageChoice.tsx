import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { downloads, currentUserDownloads } from '../../../state/downloads/downloads.ts'
import { clearCachedData, estimateUsedBytes } from '../../../state/storage/cached-data.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

const useUsedStorage = () => {
  const [bytes, setBytes] = useState<number | null>(null)
  const measure = () => {
    estimateUsedBytes().then(setBytes, (problem: unknown) =>
      console.info('the storage could not be estimated', problem),
    )
  }
  useEffect(measure, [])
  return { bytes, measure }
}

const useDownloadedBytes = (): number | null => {
  const { sounds } = useSnapshot(downloads)
  if (!sounds) return currentUserDownloads() ? null : 0
  return sounds.reduce((sum, { got }) => sum + got, 0)
}

const megabyte = 1_000_000
const useStorageWords = (bytes: number | null, downloadedBytes: number | null): string => {
  const { t } = useTranslation()
  const formats = useFormats()
  const megabytes = (size: number) => formats.number(Math.max(1, Math.round(size / megabyte)))
  if (bytes === null || downloadedBytes === null) return t('settings.storageText')
  const usedText = t('settings.used', { n: megabytes(bytes - downloadedBytes) })
  return downloadedBytes > 0
    ? `${usedText} ${t('settings.taken', { n: megabytes(downloadedBytes) })}`
    : usedText
}

export const StorageChoice = () => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const { bytes, measure } = useUsedStorage()
  const text = useStorageWords(bytes, useDownloadedBytes())
  const clear = () => {
    clearCachedData(name).then(
      () => {
        measure()
        showSnack('settings.cleared')
      },
      (problem: unknown) => {
        console.warn('the caches could not be cleared', problem)
        showSnack('settings.notCleared', { tone: 'bad' })
      },
    )
  }
  return (
    <SettingsChoice title={t('settings.storage')} text={text}>
      <Button variant="outline" icon={<IconTrash size={20} aria-hidden />} onClick={clear}>
        {t('settings.clear')}
      </Button>
      <ButtonLink variant="text" to={linkTo.downloads()}>
        {t('shell.downloads')}
      </ButtonLink>
    </SettingsChoice>
  )
}
