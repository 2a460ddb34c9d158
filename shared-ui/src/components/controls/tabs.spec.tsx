import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

function Steps() {
  const [value, setValue] = useState<'template' | 'content' | 'preview'>('template');
  return (
    <>
      <Tabs
        id="steps"
        label="Steps"
        value={value}
        onChange={setValue}
        items={[
          { value: 'template', label: 'Choose Template', step: 1 },
          { value: 'content', label: 'Add Content', step: 2 },
          { value: 'preview', label: 'Preview & Export', step: 3, disabledReason: 'Save once first' },
        ]}
      />
      <TabPanel tabsId="steps" value="template" current={value}>
        ten templates
        <button onClick={() => setValue('content')}>Continue</button>
      </TabPanel>
      <TabPanel tabsId="steps" value="content" current={value}>
        a form
      </TabPanel>
    </>
  );
}
const getTab = (name: string) => screen.getByRole('tab', { name });
const listSelectedTabs = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

describe('Tabs', () => {
  beforeEach(() => void render(<Steps />));

  it('shows the panel of the selected tab, labeled by the tab', () => {
    expect(screen.getByRole('tabpanel', { name: 'Choose Template' }).textContent).toContain('ten templates');
    fireEvent.click(getTab('Add Content'));
    expect(screen.getByRole('tabpanel', { name: 'Add Content' }).textContent).toBe('a form');
  });

  it('moves the selection with arrow keys, Home and End, and wraps around', () => {
    getTab('Choose Template').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(getTab('Add Content')).toHaveFocus();
    expect(listSelectedTabs()).toEqual(['2Add Content']);
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(listSelectedTabs()).toEqual(['1Choose Template']);
  });

  it('explains why a tab is disabled, allows focus but does not select it', () => {
    getTab('Choose Template').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    const disabledTab = getTab('Preview & Export');
    expect(disabledTab).toHaveFocus();
    expect(document.getElementById(disabledTab.getAttribute('aria-describedby')!)?.textContent).toBe('Save once first');
    fireEvent.click(disabledTab);
    expect(listSelectedTabs()).toEqual(['1Choose Template']);
  });

  it('moves focus to the new tab when the clicked button disappears with its panel', () => {
    screen.getByRole('button', { name: 'Continue' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(getTab('Add Content')).toHaveFocus();
  });

  it('has one tab stop', () => {
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});
