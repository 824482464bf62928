import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bare } from '../../tests/support/harmlessMarkup.ts';
import {
  Avatar,
  Banner,
  BellIcon,
  Button,
  Checkbox,
  CountBadge,
  IconButton,
  Markdown,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  PopoverSurface,
  SearchField,
  Select,
  Skeleton,
  Spinner,
  StatusView,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  ThemeRoot,
  Toast,
  ToastRegion,
  VisuallyHidden,
} from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('on a server, where there is no window', () => {
  it('every part renders, without a warning, and without an inline style, which a strict policy refuses', () => {
    const warned = vi.spyOn(console, 'error');
    const markup = renderToString(
      <ThemeRoot theme="dark" dir="rtl" lang="ar" tokens={{ color: { accent: '#0b7a53' } }}>
        <Avatar name="Maya Okafor" src="https://example.com/maya.png" />
        <Avatar name="Maya Okafor" />
        <Avatar tone="warning" />
        <Banner tone="warning">Offline</Banner>
        <Button pending>Review</Button>
        <Checkbox aria-label="Select" indeterminate />
        <CountBadge count={3} />
        <IconButton label="Preferences">
          <BellIcon />
        </IconButton>
        <Markdown content="**bold** <script>alert(1)</script>" />
        <Menu defaultOpen>
          <MenuTrigger>
            <IconButton label="More actions" />
          </MenuTrigger>
          <MenuContent>
            <MenuItem>Archive</MenuItem>
          </MenuContent>
        </Menu>
        <PopoverSurface
          open={false}
          onOpenChange={() => {}}
          anchor={{ current: null }}
          label="Notifications"
        />
        <SearchField label="Search" clearLabel="Clear" value="a" onValueChange={() => {}} />
        <Select label="Sort">
          <option>By name</option>
        </Select>
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
          <TabPanel value="mentions">Mentions</TabPanel>
        </Tabs>
        <ToastRegion>
          <Toast>Removed</Toast>
        </ToastRegion>
        <VisuallyHidden>3 unread</VisuallyHidden>
      </ThemeRoot>,
    );
    expect(markup).toContain('data-carillon-theme="dark"');
    expect(bare(markup)).toContain(
      '<p><strong>bold</strong> <span>&lt;script&gt;</span>alert(1)<span>&lt;/script&gt;</span></p>',
    );
    expect(warned).not.toHaveBeenCalled();
    expect(markup.match(/ style="[^"]*"/g)).toBeNull();
  });

  it('a part that needs a root says which one and where', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderToString(<Tabs defaultValue="all" />)).toThrow('Tabs must be inside ThemeRoot');
  });
});
