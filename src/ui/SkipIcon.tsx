/** An arrow back or forward along the scrubber, with its seconds in the digits of the page. */
import './SkipIcon.css'

interface SkipIconProps {
  seconds: string
  forward?: boolean
  size: number
}

export const SkipIcon = ({ seconds, forward = false, size }: SkipIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={forward ? 'M5 16.5A6 6 0 0 1 9 6h11M17 9l3-3-3-3' : 'M19 16.5A6 6 0 0 0 15 6H4M7 9 4 6l3-3'} />
    <text
      x={forward ? 14 : 10}
      y="21"
      textAnchor="middle"
      fontSize="10.5"
      fontWeight="600"
      fill="currentColor"
      stroke="none"
    >
      {seconds}
    </text>
  </svg>
)
