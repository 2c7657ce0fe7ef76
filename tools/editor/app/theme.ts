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
    ColorInput: {
      defaultProps: {
        eyeDropperButtonProps: { 'aria-label': 'Pegar uma cor da tela' },
        // The colours open below the field, and the message is above it.
        inputWrapperOrder: ['label', 'description', 'error', 'input'],
        popoverProps: { withinPortal: false, middlewares: { flip: false } },
      },
    },
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
