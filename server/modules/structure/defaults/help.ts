import { videoLinks } from '../../../../src/domain/addresses/video-addresses.ts'
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
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
      'الاستماع من دون اتصال',
      'Écouter hors ligne',
      'Offline hören',
      'Escuchar sin conexión',
      'Ascultă offline',
    ],
    [
      'Install this site on your home screen. Pages you’ve opened still open offline, and your likes sync when you’re back online.',
      'ثبّت هذا الموقع على شاشتك الرئيسية. تُفتح الصفحات التي زرتها من قبل حتى من دون اتصال، وتتم مزامنة إعجاباتك عند عودة الاتصال.',
      'Installez l’application sur votre écran d’accueil. Les pages déjà ouvertes s’ouvrent aussi hors ligne, et vos favoris se synchronisent à votre retour en ligne.',
      'Installiere die App auf dem Startbildschirm. Seiten, die du schon geöffnet hast, öffnen sich auch offline. Favoriten werden synchronisiert, sobald du wieder online bist.',
      'Instala la aplicación en tu pantalla de inicio. Las páginas que ya has abierto se abren también sin conexión, y tus favoritos se sincronizan cuando la recuperas.',
      'Instalează acest site pe ecranul principal. Paginile deschise anterior se deschid și offline, iar favoritele se sincronizează când revii online.',
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
      'Schimbă limba',
    ],
    [
      'Every page is available in six languages. Choose yours in the menu, and you stay on the same page.',
      'كل صفحة متاحة بست لغات. اختر لغتك من القائمة وتبقى في الصفحة نفسها.',
      'Chaque page existe en six langues. Choisissez la vôtre dans le menu : vous restez sur la même page.',
      'Jede Seite gibt es in sechs Sprachen. Wähle deine im Menü: Du bleibst auf derselben Seite.',
      'Cada página existe en seis idiomas. Elige el tuyo en el menú: sigues en la misma página.',
      'Fiecare pagină este disponibilă în șase limbi. Alege limba ta din meniu și rămâi pe aceeași pagină.',
    ],
  ),
  chips('tried', [
    chip(
      'films',
      videoLinks.videoCheck(),
      'Check video playback',
      'التحقق من تشغيل الفيديو',
      'Vérifier la lecture vidéo',
      'Videowiedergabe prüfen',
      'Comprobar la reproducción de vídeo',
      'Verifică redarea video',
    ),
  ]),
)

export const helpPages: readonly StoredNode[] = [
  help,
  { ...help, name: 'faq', sameAs: { all: linkTo.info('help') } },
]
