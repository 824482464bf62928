import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Avatar,
  Banner,
  BellIcon,
  Button,
  CountBadge,
  IconButton,
  Markdown,
  PopoverSurface,
  Skeleton,
  Spinner,
  StatusView,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  ThemeRoot,
  VisuallyHidden,
} from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('on a server, where there is no window', () => {
  it('every part renders, without a warning and without inline styles of ours', () => {
    const warned = vi.spyOn(console, 'error');
    const markup = renderToString(
      <ThemeRoot theme="dark" dir="rtl" lang="ar">
        <Avatar name="Maya Okafor" src="https://example.com/maya.png" />
        <Avatar name="Maya Okafor" />
        <Avatar tone="warning" />
        <Banner tone="warning">Offline</Banner>
        <Button pending>Review</Button>
        <CountBadge count={3} />
        <IconButton label="Preferences">
          <BellIcon />
        </IconButton>
        <Markdown content="**bold** <script>alert(1)</script>" />
        <PopoverSurface
          open={false}
          onOpenChange={() => {}}
          anchor={{ current: null }}
          label="Notifications"
        />
        <Skeleton />
        <Spinner label="Loading" />
        <StatusView title="Nothing new" />
        <Switch aria-label="Email" />
        <Tabs defaultValue="all">
          <TabList label="Notifications">
            <Tab value="all" count={3}>
              All
            </Tab>
          </TabList>
          <TabPanel value="all">Everything</TabPanel>
        </Tabs>
        <VisuallyHidden>3 unread</VisuallyHidden>
      </ThemeRoot>,
    );
    expect(markup).toContain('data-carillon-theme="dark"');
    expect(markup).toContain('**bold** &lt;script&gt;');
    expect(warned).not.toHaveBeenCalled();
    // A strict style policy refuses inline styles in markup. These two are Radix's, of the tabs; nothing is lost without them.
    expect(markup.match(/ style="[^"]*"/g)).toEqual([
      ' style="outline:none"',
      ' style="animation-duration:0s"',
    ]);
  });

  it('a part that needs a root says which one and where', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderToString(<Tabs defaultValue="all" />)).toThrow('Tabs must be inside ThemeRoot');
  });
});
