import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const folder = import.meta.dirname

webpack(
  {
    context: folder,
    mode: 'production',
    entry: '../shared/in-browser.tsx',
    output: { path: join(folder, 'dist') },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
    optimization: { minimize: false },
    performance: { hints: false },
  },
  (error, stats) => {
    if (error) throw error
    if (stats.hasErrors() || stats.hasWarnings())
      throw new Error(stats.toString({ all: false, errors: true, warnings: true }))
    copyFileSync(join(folder, 'widgets.html'), join(folder, 'dist/widgets.html'))
  },
)
