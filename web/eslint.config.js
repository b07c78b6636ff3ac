// What prettier cannot see: unused and unsafe code. Rules about looks are prettier's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
    { ignores: ['node_modules/', 'public/'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    { languageOptions: { globals: globals.browser } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
    },
    {
        rules: {
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' },
            ],
            // What goes through {@html} is written by our own art functions; no text of a player gets there.
            'svelte/no-at-html-tags': 'off',
            // A space in braces is one that prettier may not move.
            'svelte/no-useless-mustaches': 'off',
            // Maps and sets here are built anew whenever what they hold changes.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
)
