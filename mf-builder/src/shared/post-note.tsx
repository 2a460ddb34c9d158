import { useMessages } from '../messages';
import { useEditor } from './editor/editor';
import { useJobPost } from './job-post';

/** Why the editor shows another score than the lists, whose scores are stored: a job text is kept in one browser only. */
export function PostNote({ className = '' }: { className?: string }) {
  const t = useMessages();
  const id = useEditor(({ saved }) => saved?.id);
  const [post] = useJobPost(id);
  return post && <p className={`text-xs text-ink-soft ${className}`}>{t('target.note')}</p>;
}
