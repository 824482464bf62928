import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Html } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Html,
  title: 'Compose/Primitives/Html',
  id: 'parts-html',
  args: {
    content:
      '<p>Hello <b>Maya</b>,</p><p>the <a href="https://example.com/plan">launch plan</a> is&nbsp;ready &mdash; <i>have a look</i>.</p>',
    onLink: fn((_url, event) => event.preventDefault()),
  },
  argTypes: { content: { control: 'text' } },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '90vw', color: 'var(--carillon-color-text-secondary)' }}>
        <Story />
      </div>
    ),
  ],
});

/** The words, emphasis and links of an old template. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { maxLength: 4000 } });

export const ListsAndCode = meta.story({
  args: {
    content:
      '<h3>Deployment</h3><ol><li>Build <code>api@2.14.0</code></li><li>Ship<ul><li>eu-west</li><li>us-east</li></ul></li></ol><pre>$ deploy --all\nok  41 s</pre><blockquote>It just feels lighter.</blockquote>',
  },
});

/** The layout of an e-mail: its words in lines, and none of its tables, colours and tracking pictures. */
export const OldTemplate = meta.story({
  args: {
    content:
      '<style>.btn{background:red}</style><table width="600" bgcolor="#eee"><tr><td style="font-size:30px"><font color="red">Invoice</font></td><td align="right">INV-2041</td></tr><tr><td colspan="2">Total: <strong>€ 1,240.00</strong></td></tr></table><a class="btn" href="https://example.com/pay" target="_top">Pay now</a><img src="https://tracker.example/open.gif" width="1" height="1">',
  },
});

/** Scripts, forms and pictures are left out. */
export const Hostile = meta.story({
  args: {
    content:
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">press me</a> <form action="https://evil.example">Password: <input name="password"></form><svg onload=alert(1)></svg>',
  },
});

export const RightToLeft = meta.story({
  args: { content: '<p>في <b>خطة الإطلاق</b>: هل يمكنك تأكيد <code>api@2.14.0</code> قبل يوم الجمعة؟</p>' },
});
