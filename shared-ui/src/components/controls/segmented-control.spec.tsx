import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { SegmentedControl } from './segmented-control';

describe('SegmentedControl', () => {
  it('is a group of radio buttons with one selected', () => {
    const onChange = jest.fn();
    const options = [
      { value: 'resume', label: 'Resume' },
      { value: 'letter', label: 'Cover letter' },
    ] as const;
    render(<SegmentedControl label="Document" options={[...options]} value="resume" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Document' })).toBeInTheDocument();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Resume' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
    expect(onChange).toHaveBeenCalledWith('letter');
  });

  it('shows the selection immediately, even if its content is still loading', async () => {
    let finishLoading = () => {};
    const loadingPromise = new Promise<void>((resolve) => (finishLoading = resolve));
    const Letter = () => (use(loadingPromise), (<p>The letter</p>));
    function Documents() {
      const [documentType, setDocumentType] = useState('resume');
      const options = [
        { value: 'resume', label: 'Resume' },
        { value: 'letter', label: 'Cover letter' },
      ];
      return (
        <>
          <SegmentedControl
            label="Document"
            options={options}
            value={documentType}
            onChange={(value) => startTransition(() => setDocumentType(value))}
          />
          {documentType === 'letter' ? <Letter /> : <p>The resume</p>}
        </>
      );
    }
    render(<Documents />);
    await act(() => {
      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      return Promise.resolve();
    });
    expect(screen.getByText('The resume')).toBeInTheDocument();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cover letter' })).toBeChecked();
    await act(() => {
      finishLoading();
      return loadingPromise;
    });
    expect(await screen.findByText('The letter')).toBeInTheDocument();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cover letter' })).toBeChecked();
  });
});
