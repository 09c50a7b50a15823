/** How much is kept here, and the way to be rid of it. */
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { linkTo } from '../../domain/addresses.ts'
import { useFormats } from '../../state/formats.ts'
import { clearKept, usedBytes } from '../../state/kept-storage.ts'
import { usePortal } from '../../state/portal.tsx'
import { showSnack } from '../../state/snackbar.ts'
import { useTranslation } from '../../state/words.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Choice } from './SettingsChoice.tsx'

const megabyte = 1_000_000
/** Null while it is asked for, and where nobody tells. */
const useUsed = () => {
  const [bytes, setBytes] = useState<number | null>(null)
  const measure = () => {
    usedBytes().then(setBytes, (problem: unknown) => console.info('the storage was not measured', problem))
  }
  useEffect(measure, [])
  return { bytes, measure }
}

export const StorageChoice = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { name } = usePortal().tenant
  const { bytes, measure } = useUsed()
  const clear = () => {
    clearKept(name).then(
      () => {
        measure()
        showSnack('settings.cleared')
      },
      (problem: unknown) => {
        console.warn('what is kept could not be cleared', problem)
        showSnack('settings.notCleared', { tone: 'bad' })
      },
    )
  }
  const used =
    bytes === null
      ? t('settings.storageText')
      : t('settings.used', { n: formats.number(Math.max(1, Math.round(bytes / megabyte))) })
  return (
    <Choice title={t('settings.storage')} text={used}>
      <Button look="outline" icon={<IconTrash size={20} aria-hidden />} onClick={clear}>
        {t('settings.clear')}
      </Button>
      <ButtonLink look="text" to={linkTo.downloads()}>
        {t('shell.downloads')}
      </ButtonLink>
    </Choice>
  )
}
