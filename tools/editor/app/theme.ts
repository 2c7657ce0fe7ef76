import { colorsTuple, createTheme, virtualColor } from '@mantine/core';

export const theme = createTheme({
  fontFamily: 'system-ui, sans-serif',
  fontSizes: { xs: '0.875rem' },
  colors: {
    day: colorsTuple('#1d3fbb'),
    night: colorsTuple('#a9c1ff'),
    main: virtualColor({ name: 'main', light: 'day', dark: 'night' }),
  },
  primaryColor: 'main',
  autoContrast: true,
  components: {
    // In its place in the page, a menu is within a landmark.
    Menu: {
      styles: { dropdown: { maxWidth: 'calc(100vw - 1rem)', maxHeight: '75dvh', overflowY: 'auto' } },
      defaultProps: {
        withinPortal: false,
        floatingStrategy: 'fixed',
        withInitialFocusPlaceholder: false,
        transitionProps: { duration: 0 },
      },
    },
  },
});
