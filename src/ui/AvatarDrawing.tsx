import type { ReactNode } from 'react'

interface Drawing {
  background: string
  shapes: ReactNode
}

const drawings: Readonly<Record<string, Drawing>> = {
  arch: {
    background: '#5b3df5',
    shapes: (
      <>
        <path fill="#ffb59e" d="M14 100V56a26 26 0 0 1 52 0v44Z" />
        <path fill="#ff6b4a" d="M23 100V58a17 17 0 0 1 34 0v42Z" />
        <path fill="#2a165e" d="M32 100V61a8 8 0 0 1 16 0v39Z" />
      </>
    ),
  },
  moon: {
    background: '#1d2657',
    shapes: (
      <>
        <path fill="#f6e3b0" d="M50 26a26 26 0 1 0 6 45A22 22 0 1 1 50 26Z" />
        <path fill="#fff" d="m58 36 2.2 5.8L66 44l-5.8 2.2L58 52l-2.2-5.8L50 44l5.8-2.2Z" />
        <circle cx="20" cy="24" r="1.8" fill="#fff" />
        <circle cx="64" cy="66" r="1.6" fill="#fff" />
      </>
    ),
  },
  palm: {
    background: '#f2c14e',
    shapes: (
      <>
        <circle cx="56" cy="32" r="12" fill="#fff3cf" />
        <path fill="#7a4a21" d="M37 46q5 26 1 54h7q3-30-3-55Z" />
        <path
          fill="#0d5c42"
          d="M40 46Q22 30 12 46q14-6 28 2-20 2-20 18 6-14 20-16 14 2 20 16 0-16-20-18 14-8 28-2-10-16-28 0Z"
        />
        <path fill="#e39a2f" d="M0 90q40-14 80 0v10H0Z" />
      </>
    ),
  },
  lamp: {
    background: '#8f2438',
    shapes: (
      <>
        <path fill="none" stroke="#f0c75e" strokeWidth="3" d="M40 0v24" />
        <path fill="#f0c75e" d="M30 32q10-16 20 0Z" />
        <path fill="#ffe7a3" d="M26 34h28l6 18-8 22H28l-8-22Z" />
        <path fill="none" stroke="#8f2438" strokeWidth="3" d="M34 34l-3 40M46 34l3 40M21 52h38" />
        <path fill="#f0c75e" d="M28 76h24l-4 6H32ZM38 84h4v8h-4Z" />
      </>
    ),
  },
  star: {
    background: '#0d5c42',
    shapes: (
      <>
        <path fill="#e4bb55" d="M20 32h40v40H20Z" />
        <path fill="#e4bb55" d="m40 23.7 28.3 28.3L40 80.3 11.7 52Z" />
        <path fill="#0d5c42" d="M29 41h22v22H29Z" />
        <path fill="#0d5c42" d="m40 36.4 15.6 15.6L40 67.6 24.4 52Z" />
        <circle cx="40" cy="52" r="6" fill="#f6eeda" />
      </>
    ),
  },
  boat: {
    background: '#1b7f95',
    shapes: (
      <>
        <circle cx="58" cy="30" r="9" fill="#ffd9a0" />
        <path fill="#fff" d="M42 22q22 18 20 42H42Z" />
        <path fill="#ffe9d6" d="M38 30q-18 14-20 34h20Z" />
        <path fill="#6b2f1a" d="M12 68h58q-6 14-16 14H28q-12 0-16-14Z" />
        <path fill="#125a6b" d="M0 84q10-6 20 0t20 0 20 0 20 0v16H0Z" />
      </>
    ),
  },
  kite: {
    background: '#7ec8e3',
    shapes: (
      <>
        <path fill="#fff" d="M0 78q14-12 28-3 8-14 24-5 16-5 28 8v22H0Z" />
        <path fill="#d90429" d="m44 18 18 22-18 30-18-30Z" />
        <path fill="#ff9f1c" d="M44 18v52L26 40Z" />
        <path fill="none" stroke="#17141c" strokeWidth="2" d="M44 70q-8 8 0 14t-2 16" />
      </>
    ),
  },
  bird: {
    background: '#ff8a6b',
    shapes: (
      <>
        <circle cx="40" cy="56" r="30" fill="#ffc2ae" />
        <path fill="#2b1b3d" d="M18 62q4-30 30-30 10 0 14 10l10 4-10 4q0 30-30 30-6 0-10-4l-12 8 6-16Z" />
        <path fill="#6a4c93" d="M26 62q16-14 28-2-6 16-28 2Z" />
        <circle cx="53" cy="43" r="2.6" fill="#fff" />
      </>
    ),
  },
}

export const AvatarDrawing = ({ name, className }: { name: string; className: string | undefined }) => {
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <svg className={className} viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill={drawing.background} d="M0 0h80v100H0Z" />
      {drawing.shapes}
    </svg>
  )
}
