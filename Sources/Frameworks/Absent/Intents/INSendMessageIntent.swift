// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}

/// Something that comes with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  open private(set) var audioMessageFile: INFile?
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

open class INFile: NSObject, @unchecked Sendable {
  open private(set) var data: Data
  open var filename: String
  open private(set) var fileURL: URL?
  open var removedOnCompletion = false
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, fileURL) = (data, filename, nil)
    super.init()
  }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    (self.filename, self.fileURL) = (filename ?? fileURL.lastPathComponent, fileURL)
    super.init()
  }
}

/// A message that somebody sends.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  open private(set) var recipients: [INPerson]?
  open private(set) var outgoingMessageType: INOutgoingMessageType
  open private(set) var content: String?
  open private(set) var speakableGroupName: INSpeakableString?
  open private(set) var conversationIdentifier: String?
  open private(set) var serviceName: String?
  open private(set) var sender: INPerson?
  open private(set) var attachments: [INSendMessageAttachment]?
  private var images: [String: INImage] = [:]

  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
    (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
    super.init()
  }
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier, serviceName: serviceName,
      sender: sender, attachments: nil)
  }

  /// Keeps a picture for a part of the intent, by the part's key path.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: AnyKeyPath) {
    images[String(describing: parameterName)] = image
  }
  open func image(forParameterNamed parameterName: AnyKeyPath) -> INImage? { images[String(describing: parameterName)] }
  open func keyImage() -> INImage? { images.values.first }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureRequiringInAppAuthentication = 7
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  open private(set) var code: INSendMessageIntentResponseCode
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Sends messages for Siri. There is no Siri: nothing calls it but the app.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
