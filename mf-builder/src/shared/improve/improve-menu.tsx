import { WandSparkles } from 'lucide-react';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { useMessages } from '../../messages';
import type { ImprovementFlow } from './use-improve';

export function ImproveMenu({
  flow,
  name,
  iconOnly = false,
}: {
  flow: ImprovementFlow;
  name: string;
  iconOnly?: boolean;
}) {
  const t = useMessages();
  return (
    <Dropdown
      iconOnly={iconOnly}
      label={t('improve.button', { name })}
      triggerContent={
        <>
          <WandSparkles size={18} aria-hidden />
          {!iconOnly && t('improve.button', { name })}
        </>
      }
      className="[&_svg]:shrink-0"
    >
      {(close) => (
        <ul>
          {flow.kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={dropdownItemClass}
                onClick={() => {
                  close();
                  flow.start(kind);
                }}
              >
                {t(`improve.kind.${kind}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
