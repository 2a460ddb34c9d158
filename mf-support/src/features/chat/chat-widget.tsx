import { ChevronDown, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { parseLocalizedPath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLocation } from '@shortlist/shared-ui/router';
import { useMessages } from '../../messages';
import { useAutoHide } from './use-auto-hide';

/** Matches screens whose content fills the window. The button would cover it, so their menus link to the help page. */
const fullWindowPathPattern = /^\/(resume-builder|cover-letter|ai-staff|ai-reports|cost-protection|inbox)(\/|$)/;

const loadPanel = () => import('./chat-panel');
const ChatPanel = lazy(() => loadPanel().then(({ ChatPanel }) => ({ default: ChatPanel })));

/** Renders only the chat button. The rest of the chat loads on hover, focus or click. */
export default function ChatWidget() {
  const { path } = parseLocalizedPath(useLocation().pathname);
  return fullWindowPathPattern.test(path) ? null : <ChatLauncher />;
}

function ChatLauncher() {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHidden = useAutoHide(buttonRef) && !isOpen;
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  const preload = () => void loadPanel().catch(() => undefined);
  return (
    <aside aria-label={t('chat.title')} className="chat-place">
      <button
        ref={buttonRef}
        type="button"
        aria-label={t(isOpen ? 'chat.close' : 'chat.open')}
        aria-expanded={isOpen}
        data-away={isHidden || undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
        className={
          'fixed right-(--chat-side) bottom-(--chat-bottom) z-20 grid size-14 place-items-center xl:size-12 rounded-full ' +
          'bg-accent text-on-accent shadow-card ring-3 ring-paper transition-[opacity,scale] hover:bg-accent-strong ' +
          'data-away:pointer-events-none data-away:not-focus-visible:scale-75 data-away:not-focus-visible:opacity-0'
        }
      >
        {isOpen ? <ChevronDown size={24} aria-hidden /> : <MessageCircle size={24} aria-hidden />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
    </aside>
  );
}
