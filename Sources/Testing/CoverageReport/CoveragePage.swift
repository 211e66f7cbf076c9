// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Coverage as a page: a row a file, and its source with how often each line ran. One file, no script that loads
/// anything.
package struct CoveragePage {
  private let coverage: Coverage
  private let files: CoverageFiles
  private let title: String

  /// - Parameters:
  ///   - root: The folder from which files are named.
  ///   - title: The package's name.
  package init(_ coverage: Coverage, root: String, title: String) {
    self.coverage = coverage
    self.title = title
    files = CoverageFiles(coverage, root: root, name: title)
  }

  /// - Parameter source: Gives what is in an own file.
  package func html(source: (String) -> String?) -> String {
    let rows = coverage.files.map { file in
      let percent = Coverage.percent(file.covered, of: file.lines.count)
      let lines = (source(file.path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let listing = lines.enumerated().map { index, text in
        let count = file.lines[index + 1]
        let kind = count.map { $0 > 0 ? "ran" : "missed" } ?? ""
        return "<span class=\"\(kind)\"><i>\(index + 1)</i><b>\(count.map(Self.short) ?? "")</b>"
          + "\(CoverageFiles.escaped(String(text)))</span>"
      }.joined(separator: "\n")
      return """
        <details><summary><meter min="0" max="100" value="\(Coverage.text(percent))"></meter> \(Coverage.text(percent)) % \
        <code>\(CoverageFiles.escaped(files.relative(file.path)))</code> \(file.covered) of \(file.lines.count)</summary>
        <pre>\(listing)</pre></details>
        """
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(CoverageFiles.escaped(title)) – coverage</title>
      <style>\(Self.style)</style></head>
      <body><h1>\(CoverageFiles.escaped(title))</h1><p>\(coverage.summary)</p>
      \(rows.joined(separator: "\n"))
      </body></html>

      """
  }

  private static func short(_ count: Int) -> String { count > 999_999 ? "≥ 1M" : "\(count)" }

  private static let style = """
    :root { color-scheme: light dark; font: 14px system-ui, sans-serif }
    body { margin: 2em } summary { cursor: pointer; padding: 2px 0 } meter { width: 8em }
    pre { margin: 0 0 1em; overflow-x: auto; tab-size: 4 } pre span { display: block }
    pre i, pre b { display: inline-block; width: 4em; text-align: right; padding-right: 1em; opacity: .6; font: inherit }
    .ran { background: color-mix(in srgb, #2da44e 18%, transparent) }
    .missed { background: color-mix(in srgb, #cf222e 22%, transparent) }
    """
}
