import { useMessages } from '../../messages';

interface Props {
  name: string;
  defaultName: string;
  onChange: (name: string) => void;
}

export function DocumentName({ name, defaultName, onChange }: Props) {
  const t = useMessages();
  return (
    <input
      type="text"
      data-field="title"
      aria-label={t('frame.name')}
      title={t('frame.name')}
      placeholder={defaultName || t('frame.untitled')}
      maxLength={200}
      autoComplete="off"
      value={name}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
      className="-ml-2 min-h-9 w-60 max-w-full supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:min-w-24 supports-[field-sizing:content]:[field-sizing:content] min-w-0 rounded-control border border-transparent bg-transparent px-2 text-sm font-medium text-ellipsis placeholder:text-ink-soft hover:border-edge focus-visible:border-edge focus-visible:bg-sheet max-md:w-full max-md:min-h-11 max-md:text-base"
    />
  );
}
