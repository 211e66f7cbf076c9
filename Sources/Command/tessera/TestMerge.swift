// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TestReport

/// Makes one report of several, of machines that shared a package's tests.
struct TestMerge {
  /// The report's folder.
  let folder: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Returns: The results of all, with what was kept of them in the folder, and the package's name.
  func merge(_ reports: [String]) throws -> (results: TestResults, package: String) {
    var all = TestResults()
    var package = ""
    let files = KeptFiles(folder: folder.appendingPathComponent("files", isDirectory: true))
    for report in reports {
      let place = URL(fileURLWithPath: report, isDirectory: true)
      let file = place.appendingPathComponent(StoredReport.fileName)
      guard let data = try? Data(contentsOf: file), let stored = StoredReport(file: data) else {
        throw Failure(description: "\(file.path) is no report of this version of `tessera test --report`")
      }
      package = stored.package
      all.merge(
        stored.results { name in
          // What is not below the report is somebody's own, and stays where it is.
          guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
            let data = try? Data(contentsOf: place.appendingPathComponent(name))
          else { return name }
          return files.keep(data, ending: (name as NSString).pathExtension)?.path ?? name
        })
    }
    return (all, package)
  }
}
