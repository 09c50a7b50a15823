import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { furtherLinks } from '../../../../src/domain/addresses/further-addresses.ts'
import type { StoredNode } from '../tree.ts'
import { chips, page, prose } from './blocks.ts'
import { chip } from './chip.ts'

const help = page(
  'info-help',
  ['Help', 'مساعدة', 'Aide', 'Hilfe', 'Ayuda', 'Ajutor'],
  prose(
    'offline',
    [
      'Listen offline',
      'الاستماع من دون شبكة',
      'Écouter sans réseau',
      'Hören ohne Netz',
      'Escuchar sin red',
      'Ascultare fără rețea',
    ],
    [
      'Install this site on your home screen. Pages you’ve opened still open offline, and your likes sync when you’re back online.',
      'ثبّت البوابة على شاشتك الرئيسية. ما فتحته مرة يبقى مقروءًا، وتُرسل إعجاباتك حين تعود الشبكة.',
      'Installez le portail sur votre écran d’accueil. Ce que vous avez ouvert reste lisible, et vos favoris partent au retour du réseau.',
      'Installiere das Portal auf dem Startbildschirm. Was du einmal geöffnet hast, bleibt lesbar, und Favoriten werden gesendet, sobald das Netz zurück ist.',
      'Instala el portal en tu pantalla de inicio. Lo que abriste una vez se puede leer, y tus favoritos se envían cuando vuelve la red.',
      'Instalează portalul pe ecranul principal. Ce ai deschis o dată rămâne de citit, iar favoritele se trimit când revine rețeaua.',
    ],
  ),
  prose(
    'language',
    [
      'Change the language',
      'تغيير اللغة',
      'Changer de langue',
      'Sprache wechseln',
      'Cambiar el idioma',
      'Schimbarea limbii',
    ],
    [
      'Every page is available in six languages. Choose yours in the menu, and you stay on the same page.',
      'لكل صفحة ست لغات. الاختيار في القائمة ويبقيك في مكانك.',
      'Chaque page existe en six langues. Le choix se trouve dans le menu et garde votre place.',
      'Jede Seite gibt es in sechs Sprachen. Die Wahl steht im Menü und behält deinen Ort.',
      'Cada página existe en seis idiomas. La opción está en el menú y conserva tu sitio.',
      'Fiecare pagină există în șase limbi. Alegerea este în meniu și îți păstrează locul.',
    ],
  ),
  chips('tried', [
    chip(
      'films',
      furtherLinks.videoCheck(),
      'Check video playback',
      'هل تعمل الأفلام هنا؟',
      'Les films passent-ils ici ?',
      'Laufen Filme hier?',
      '¿Se ven aquí las películas?',
      'Merg filmele aici?',
    ),
  ]),
)

export const helpPages: readonly StoredNode[] = [
  help,
  { ...help, name: 'faq', sameAs: { all: linkTo.info('help') } },
]
