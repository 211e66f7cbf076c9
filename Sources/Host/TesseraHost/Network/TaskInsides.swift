// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import FoundationNetworking
@_spi(Reflection) internal import Swift

// What Foundation on Linux keeps to itself of a session's tasks. It is read by reflection; where a later Foundation has it
// no more, tasks are left to Foundation.

/// `_EachFieldOptions.classType`, which Swift 6 takes for a variable that anybody may set.
private let classFields = _EachFieldOptions(rawValue: 1)

extension URLSessionTask {
  /// Who hears of a task's answer.
  enum Listener {
    case completionHandler
    case downloadHandler
    case delegate
  }

  /// The session that made the task.
  var owner: URLSession? { inside("session") as? URLSession }

  /// Who hears of the answer; `nil` where the task is not under way.
  var listener: Listener? {
    guard let owner, let registry = Mirror(reflecting: owner).descendant("taskRegistry"),
      let behaviours = Mirror(reflecting: registry).descendant("behaviours") as? any Collection
    else { return nil }
    for entry in behaviours {
      let pair = Mirror(reflecting: entry)
      guard pair.descendant("key") as? Int == taskIdentifier, let value = pair.descendant("value") else { continue }
      switch Mirror(reflecting: value).children.first?.label ?? "\(value)" {
      case "dataCompletionHandler", "dataCompletionHandlerWithTaskDelegate": return .completionHandler
      case "downloadCompletionHandler", "downloadCompletionHandlerWithTaskDelegate": return .downloadHandler
      default: return .delegate
      }
    }
    return nil
  }

  /// The body that an upload was given, as a stream.
  var bodyStream: InputStream? {
    guard let body = inside("knownBody") else { return nil }
    for (_, value) in Mirror(reflecting: body).children {
      switch value {
      case let data as DispatchData: return InputStream(data: Data(data))
      case let url as URL: return InputStream(url: url)
      case let stream as InputStream: return stream
      default: continue
      }
    }
    return nil
  }

  /// Makes a response, or a request, the one that the task tells of.
  func set(response: URLResponse) {
    Self.write(response as URLResponse?, at: "_response", of: self, URLSessionTask.self)
  }
  func set(currentRequest: URLRequest) {
    Self.write(currentRequest as URLRequest?, at: "_currentRequest", of: self, URLSessionTask.self)
  }

  /// What a stored property holds, without the optional around it.
  private func inside(_ name: String) -> Any? {
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      guard let value = mirror.children.first(where: { $0.label == name })?.value else { continue }
      let optional = Mirror(reflecting: value)
      return optional.displayStyle == .optional ? optional.children.first?.value : value
    }
    return nil
  }

  fileprivate static func write<Value>(_ value: Value, at name: String, of object: AnyObject, _ type: AnyClass) {
    guard let offset = offset(of: name, holding: Value.self, in: type) else { return }
    let place = Unmanaged.passUnretained(object).toOpaque() + offset
    place.assumingMemoryBound(to: Value.self).pointee = value
  }

  /// Where a class's objects have a property; `nil` where it is not there or holds something else.
  fileprivate static func offset(of name: String, holding type: Any.Type, in owner: AnyClass) -> Int? {
    var found: Int?
    _ = _forEachField(of: owner, options: classFields) { field, offset, fieldType, _ in
      guard String(cString: field) == name, fieldType == type else { return true }
      found = offset
      return false
    }
    return found
  }
}

extension URLProtocol {
  /// Where Foundation looks for the file that was downloaded.
  func set(downloaded file: URL) {
    var properties: Any.Type?
    _ = _forEachField(of: URLProtocol.self, options: classFields) { field, _, type, _ in
      if String(cString: field) == "properties" { properties = type }
      return properties == nil
    }
    (properties as? any KeyedByName.Type)?.write(file, named: "temporaryFileURL", into: self)
  }
}

/// A dictionary whose keys have names.
private protocol KeyedByName {
  static func write(_ value: Any, named name: String, into loader: URLProtocol)
}

extension Dictionary: KeyedByName where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  static func write(_ value: Any, named name: String, into loader: URLProtocol) {
    guard let key = Key(rawValue: name),
      let offset = URLSessionTask.offset(of: "properties", holding: Self.self, in: URLProtocol.self)
    else { return }
    let place = Unmanaged.passUnretained(loader).toOpaque() + offset
    place.assumingMemoryBound(to: Self.self).pointee[key] = value
  }
}
