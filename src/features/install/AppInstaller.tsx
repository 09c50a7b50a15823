import {
  IconDeviceMobileCheck,
  IconDotsVertical,
  IconShare2,
  IconSquarePlus,
  IconUpload,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import type { InstallVariant } from '../../domain/install.ts'
import { install } from '../../state/install/install.ts'
import { askToInstall } from '../../state/install/install-actions.ts'
import { useBrand } from '../../state/portal/portal.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './AppInstaller.module.css'

type InstallGuide = Exclude<InstallVariant, 'native' | 'none'>
const steps: Record<InstallGuide, ReactNode[]> = {
  ios: [<IconUpload key="1" />, <IconSquarePlus key="2" />, <IconDeviceMobileCheck key="3" />],
  macos: [<IconShare2 key="1" />, <IconSquarePlus key="2" />, <IconDeviceMobileCheck key="3" />],
  firefoxAndroid: [
    <IconDotsVertical key="1" />,
    <IconSquarePlus key="2" />,
    <IconDeviceMobileCheck key="3" />,
  ],
}

const Steps = ({ guide }: { guide: InstallGuide }) => {
  const { t } = useTranslation()
  return (
    <ol className={css.steps}>
      {steps[guide].map((icon, at) => (
        <li key={at} className={css.step}>
          <span className={css.sign} aria-hidden="true">
            {icon}
          </span>
          <span>{t(`install.${guide}.step${(at + 1) as 1 | 2 | 3}`)}</span>
        </li>
      ))}
    </ol>
  )
}

export const AppInstaller = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const { variant } = useSnapshot(install)
  const takeIt = () => void askToInstall().then(close)
  return (
    <div className={css.installer}>
      <p className={css.why}>{t(variant === 'none' ? 'install.done' : 'install.why', { brand })}</p>
      {variant !== 'none' && variant !== 'native' && <Steps guide={variant} />}
      <div className={css.actions}>
        {variant === 'native' && (
          <Button variant="primary" onClick={takeIt}>
            {t('install.take')}
          </Button>
        )}
        <Button variant={variant === 'native' ? 'soft' : 'primary'} onClick={close}>
          {t(variant === 'native' ? 'install.later' : 'install.understood')}
        </Button>
      </div>
    </div>
  )
}
