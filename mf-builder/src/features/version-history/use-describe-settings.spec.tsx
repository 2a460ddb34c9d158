import { screen } from '@testing-library/react';
import { resumeDraftSchema } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { useDescribeSettings } from './use-describe-settings';

const draft = resumeDraftSchema.parse({
  ...getSampleResume('ja'),
  language: 'ja',
  templateId: 'minimal-clean',
  density: 'airy',
  pageSize: 'Letter',
  carriesData: false,
  sections: [
    { key: 'skills', name: '' },
    { key: 'projects', name: '制作物', hidden: true },
    { key: 'custom:gone', name: '' },
  ],
  targetJobTitle: '看護師',
  targetIndustry: 'Healthcare',
});

function DescribedSettings() {
  const { design, sections, target } = useDescribeSettings()(draft);
  return (
    <>
      <p>{design}</p>
      <p>{sections}</p>
      <p>{target}</p>
    </>
  );
}

it('formats codes in the page language and omits deleted sections', async () => {
  await renderScreen(<DescribedSettings />, { url: '/ja/resume-builder/1', area: 'builder', loadMessages });
  expect(screen.getByText(/^Minimal Clean、.+、ゆったり、レター、再取り込み用データなし$/u)).toBeInTheDocument();
  expect(screen.getByText('スキル、制作物（非表示）')).toBeInTheDocument();
  expect(screen.getByText('看護師、医療')).toBeInTheDocument();
});
