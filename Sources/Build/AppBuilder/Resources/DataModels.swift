// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import DataModelReader
import Foundation

extension AppModule {
  /// The classes that Xcode would write for the module's data models, by file name; a file of the module's own of that
  /// name comes before them.
  func modelSources() throws(AppBuildError) -> [String: String] {
    var written: [String: String] = [:]
    for resource in resources where ["xcdatamodeld", "xcdatamodel"].contains(resource.url.pathExtension) {
      do {
        written.merge(try DataModel(at: resource.url).generatedSources) { $1 }
      } catch {
        throw .sourceUnreadable(path: resource.url.path, reason: "\(error)")
      }
    }
    let own = Set(sources.map(\.lastPathComponent))
    return written.filter { !own.contains($0.key) }
  }
}
