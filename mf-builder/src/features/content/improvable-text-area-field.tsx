import type { ComponentProps } from 'react';
import { TextAreaField } from '../../shared/fields/text-field';
import { ImproveMenu } from '../../shared/improve/improve-menu';
import { ImprovePanel } from '../../shared/improve/improve-panel';
import { useImproveField } from '../../shared/improve/use-improve-field';

export function ImprovableTextAreaField(props: ComponentProps<typeof TextAreaField>) {
  const { path, label } = props;
  const improvementFlow = useImproveField(path, 'summary');
  return (
    <div className="grid gap-2">
      <TextAreaField {...props} />
      <div className="-ml-2 flex">
        <ImproveMenu flow={improvementFlow} name={label} />
      </div>
      <ImprovePanel flow={improvementFlow} name={label} />
    </div>
  );
}
