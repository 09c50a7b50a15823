import { useFormats } from './formats.ts'
import { useTranslation } from './translation.tsx'

const [megabyte, gigabyte] = [1e6, 1e9]

export const useByteSize = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (bytes: number) =>
    bytes < 2 * gigabyte
      ? t('keep.mb', { n: number(bytes === 0 ? 0 : Math.max(1, bytes / megabyte)) })
      : t('keep.gb', { n: number(bytes / gigabyte) })
}
