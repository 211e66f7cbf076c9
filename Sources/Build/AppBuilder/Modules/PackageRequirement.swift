// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The versions of a package that a project accepts, read from the form that manifests have: `from: "1.2.0"`.
struct PackageRequirement: Equatable, Sendable {
  /// A version by semantic versioning; its build number does not count.
  struct Version: Comparable, Sendable {
    var numbers: [Int]
    var prerelease: [String]

    /// Reads `1.2.3`, `v1.2` or `2.0.0-beta.1`; `nil` for any other text.
    init?(_ text: Substring) {
      let plain = text.hasPrefix("v") ? text.dropFirst() : text
      let core = plain.prefix { $0 != "+" }
      let parts = core.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
      self.numbers = numbers.compactMap(\.self) + Array(repeating: 0, count: 3 - numbers.count)
      prerelease = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    }

    static func < (left: Version, right: Version) -> Bool {
      if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
      if left.prerelease.isEmpty || right.prerelease.isEmpty {
        return !left.prerelease.isEmpty && right.prerelease.isEmpty
      }
      for (one, other) in zip(left.prerelease, right.prerelease) where one != other {
        switch (Int(one), Int(other)) {
        case (let one?, let other?): return one < other
        case (_?, nil): return true
        case (nil, _?): return false
        case (nil, nil): return one < other
        }
      }
      return left.prerelease.count < right.prerelease.count
    }
  }

  private enum Kind: Equatable {
    case versions(from: Version, below: Version)
    case exact(Version)
    case branch(String)
    case revision(String)
  }

  private let kind: Kind

  /// Reads the text of a manifest; `nil` where its versions can't be read.
  init?(_ text: String) {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard let first = quoted.first else { return nil }
    if text.hasPrefix("branch:") {
      kind = .branch(String(first))
    } else if text.hasPrefix("revision:") {
      kind = .revision(String(first))
    } else {
      guard let version = Version(first) else { return nil }
      let (major, minor) = (version.numbers[0], version.numbers[1])
      if text.hasPrefix("exact:") {
        kind = .exact(version)
      } else if text.contains("..<") {
        guard quoted.count == 2, let end = Version(quoted[1]) else { return nil }
        kind = .versions(from: version, below: end)
      } else {
        let end = text.hasPrefix(".upToNextMinor") ? "\(major).\(minor + 1).0" : "\(major + 1).0.0"
        guard let end = Version(Substring(end)) else { return nil }
        kind = .versions(from: version, below: end)
      }
    }
  }

  /// The branch or commit that is asked for by name; `nil` where versions are.
  var branch: String? { if case .branch(let name) = kind { name } else { nil } }
  var revision: String? { if case .revision(let name) = kind { name } else { nil } }

  /// The tag of the newest accepted version. Previews count only where the requirement names one.
  func tag(of tags: [String]) -> String? {
    let known = tags.compactMap { tag in Version(Substring(tag)).map { (tag: tag, version: $0) } }
    return known.filter { accepts($0.version) }.max { $0.version < $1.version }?.tag
  }

  private func accepts(_ version: Version) -> Bool {
    switch kind {
    case .versions(let from, let end):
      let isPreview = !version.prerelease.isEmpty
      return version >= from && version < end
        && (!isPreview || version.numbers == from.numbers && !from.prerelease.isEmpty)
    case .exact(let wanted): return version == wanted
    case .branch, .revision: return false
    }
  }
}
