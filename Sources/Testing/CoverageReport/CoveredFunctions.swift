// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Which files functions stand in, by the names that LLVM's profiles have for them.
package struct CoveredFunctions: Hashable, Sendable {
  private var files: [String: [String]] = [:]

  private struct Export: Decodable {
    struct Function: Decodable {
      var name: String
      var filenames: [String]
    }

    struct Unit: Decodable { var functions: [Function]? }

    var data: [Unit]
  }

  /// - Parameters:
  ///   - data: The output of `llvm-cov export -format=text`.
  ///   - own: Gives the package's own path of a compiled file; `nil` for files that aren't the package's.
  package init(export data: Data, own: (String) -> String?) {
    let functions = (try? JSONDecoder().decode(Export.self, from: data))?.data.flatMap { $0.functions ?? [] } ?? []
    for function in functions {
      let found = function.filenames.compactMap(own)
      if !found.isEmpty { files[function.name, default: []] += found }
    }
  }

  /// The files of the functions that `llvm-profdata show --covered` names, a line each.
  package func files(of lines: [String]) -> Set<String> {
    Set(lines.flatMap { files[$0.trimmingCharacters(in: .whitespaces)] ?? [] })
  }
}
